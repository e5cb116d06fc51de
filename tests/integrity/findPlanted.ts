import {toAddress, type BuiltSite} from '../dist/readSite';
import {readPage} from '../dist/readPage';
import type {BuiltCheck, Finding} from '../dist/types';
import {builtFaults, type BuiltFault} from './plantedInBuild';

/** Checks that look at each page for itself: one page is enough. */
const pageByPage = new Set(['pages', 'policy', 'markup', 'tables', 'weight']);

const policyFile = '/.delivery/policy.json';

/** @returns the site with another content of a file, or without it */
function change(site: BuiltSite, file: string, text: string | undefined): BuiltSite {
  const files = new Map(site.files);
  if (text === undefined) files.delete(file);
  else files.set(file, Buffer.byteLength(text));
  const bytes = (path: string): Buffer => (path === file ? Buffer.from(text ?? '') : site.bytes(path));
  const others = site.pages.filter((page) => page.file !== file);
  const isPage = file.endsWith('.html') && text !== undefined;
  return {
    ...site,
    files,
    bytes,
    read: (path) => bytes(path).toString(),
    pages: isPage ? [...others, readPage(toAddress(file), file, text)] : others,
    policy: file === policyFile && text !== undefined ? (JSON.parse(text) as {policy: string}).policy : site.policy,
  };
}

async function look(check: BuiltCheck, site: BuiltSite): Promise<string[]> {
  const {count, findings} = await check.run(site);
  if (count === 0) return ['nothing was read'];
  return findings.map(({where, problem}) => `${where}: ${problem}`);
}

/** @returns what is wrong with the way in which a check meets a fault: silence, or a complaint without it */
async function meet(site: BuiltSite, {what, check, file: wanted, before, after, says}: BuiltFault): Promise<Finding[]> {
  const where = `${check.name}: ${what}`;
  const file = [...site.files.keys()].find((path) =>
    typeof wanted === 'string' ? path === wanted : wanted.test(path),
  );
  if (file === undefined) return [{where, problem: `there is no ${String(wanted)}.`}];
  const whole = site.read(file);
  if (before !== undefined && !whole.includes(before)) return [{where, problem: `${file} has no "${before}".`}];
  const text = before === undefined ? after : whole.replace(before, () => after ?? '');
  const shown = site.pages.filter((page) => page.file === file || page.file === '/docs/app/noti.html');
  const part = pageByPage.has(check.name) ? {...site, pages: shown} : site;
  const clean = await look(check, part);
  const said = await look(check, change(part, file, text));
  const findings: Finding[] = [];
  if (clean.length > 0) findings.push({where, problem: `complains without it: ${clean[0]}`});
  if (!said.some((each) => each.includes(says)))
    findings.push({where, problem: `is not named by "${says}", but: ${said[0] ?? 'nothing'}`});
  return findings;
}

/** @returns how many faults were planted in the site, and which of them were not named */
export async function findPlanted(site: BuiltSite): Promise<{count: number; findings: Finding[]}> {
  const findings: Finding[] = [];
  for (const fault of builtFaults) findings.push(...(await meet(site, fault)));
  return {count: builtFaults.length, findings};
}
