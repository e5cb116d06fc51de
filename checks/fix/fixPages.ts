import {writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {globSync} from 'tinyglobby';
import {labelsFile} from '../../src/content/labels';
import {sourceLocale} from '../../src/kit/locales';
import {sourceFileOf} from '../../src/kit/pageLocation';
import {currentVersion} from '../../src/kit/versions';
import {listPages, type Page} from '../pages/pages';
import type {ResultCache} from '../pages/resultCache';
import {parseDraft, type Draft, type FixReport} from './draft';
import {fixHeadingIds} from './fixHeadingIds';
import {addLabels, fixLabels} from './fixLabels';
import {fixSigns} from './fixSigns';
import {fixStamp} from './fixStamps';

/**
 * Mends what needs nobody's judgement, in the pages of the current version with their translations.
 *
 * @param selection paths or globs; undefined means every page
 * @returns what was done, in which files, and what was left
 * @throws Error before anything is written if nothing, or a frozen page, is named
 */
export async function fixPages(
  root: string,
  selection?: readonly string[],
  cache?: ResultCache,
): Promise<FixReport & {files: string[]}> {
  const pages = listPages(root);
  const chosen = selection && new Set(globSync([...selection], {cwd: root}));
  const named = pages.filter(({file}) => chosen?.has(file));
  if (selection && named.length === 0)
    throw new Error(`No page matches ${selection.join(' ')}. Name pages or folders.`);
  const frozen = named.find((page) => !isOpen(page));
  if (frozen) throw new Error(`${frozen.file} is frozen. Correct it by hand: guides/versions.md.`);

  const groups = toGroups(pages.filter(isOpen), cache).filter(
    (group) => !chosen || group.some(({page}) => chosen.has(page.file)),
  );
  const report: FixReport = {done: [], left: []};
  for (const draft of groups.flat()) fixSigns(draft, report);
  for (const draft of groups.flat().filter((one) => !parseDraft(one)))
    report.left.push(`${draft.page.file} cannot be read: "npm run check" says why`);
  const rows = fixLabels(groups, root, report);
  for (const [source, ...translations] of groups) {
    if (!source) continue;
    fixHeadingIds(source, translations, report);
    for (const draft of translations) await fixStamp(source, draft, root, report);
  }
  addLabels(rows, root);
  const changed = groups.flat().filter(({page, text}) => text !== page.source);
  for (const {page, text} of changed) writeFileSync(join(root, page.file), text);
  return {...report, files: [...(rows.length > 0 ? [labelsFile] : []), ...changed.map(({page}) => page.file)]};
}

/** Frozen pages change with a written reason only. */
const isOpen = ({version}: Page): boolean => version === currentVersion.name || version === '';

/** @returns the pages, each with its translations after it */
function toGroups(pages: readonly Page[], cache?: ResultCache): Draft[][] {
  const groups = new Map<string, Draft[]>();
  for (const page of [...pages].sort((a, b) => Number(b.locale === sourceLocale) - Number(a.locale === sourceLocale))) {
    const group = groups.get(sourceFileOf(page));
    const draft = {page, text: page.source, cache};
    if (group) group.push(draft);
    else if (page.locale === sourceLocale) groups.set(page.file, [draft]);
  }
  return [...groups.values()];
}
