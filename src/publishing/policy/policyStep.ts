import {mkdir, readFile, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import {rootFolder} from '../steps/rootFolder';
import type {BuiltLanguage, Step} from '../../kit/step';
import {buildPolicy, type Services} from './contentSecurityPolicy';
import {textsInPages, type ExpectedScript} from './expectedScripts';
import {findInlineScripts, hashScript} from './inlineScripts';
import {policyFiles, type PolicyFile} from './policyFiles';

/** @returns the hashes of the languages built before. */
async function readHashes(file: string): Promise<PolicyFile['scriptHashes']> {
  const text = await readFile(file, 'utf8').catch(() => undefined);
  return text === undefined ? {} : (JSON.parse(text) as PolicyFile).scriptHashes;
}

/**
 * Writes the policy of the whole build, which permits the inline scripts of the languages built so far. The file is not
 * served, because servers hide dot-files.
 *
 * @param expected the only inline scripts that pages may hold: any other stops the build
 */
export function policyStep(built: BuiltLanguage, services: Services, expected: readonly ExpectedScript[]): Step {
  const root = rootFolder(built);
  const hashes = new Set<string>();
  let known: Promise<Set<string>> | undefined;
  return {
    name: 'security policy',
    async readPage({tree}) {
      for (const script of findInlineScripts(tree)) {
        if (!(await (known ??= textsInPages(expected))).has(script)) throw new Error(describe(script, expected));
        hashes.add(hashScript(script));
      }
    },
    async write() {
      const others = await readHashes(join(root, policyFiles.json));
      const scriptHashes = {...others, [built.locale]: [...hashes].sort()};
      const policy = buildPolicy([...new Set(Object.values(scriptHashes).flat())], services);
      const content: PolicyFile = {policy, scriptHashes};
      await mkdir(join(root, policyFiles.folder), {recursive: true});
      await writeFile(join(root, policyFiles.json), `${JSON.stringify(content, null, 2)}\n`);
    },
  };
}

function describe(script: string, expected: readonly ExpectedScript[]): string {
  const written = script.replace(/\s+/g, ' ').trim().slice(0, 80);
  const names = expected.map(({name}) => name).join(', ');
  return (
    `it holds an inline script that nobody expects: "${written}". Take it out, or make it a file; ` +
    `only what must run before the first paint is inline, and is listed in src/config/inlineScripts.ts (${names}).`
  );
}
