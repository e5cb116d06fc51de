import {posix} from 'node:path';
import {globSync} from 'tinyglobby';
import type {ParsedPage} from '../../checks/pages/pages';
import {readStamp} from '../../checks/translations/findTranslationStates';
import {correctionsFile} from '../../checks/versions/corrections';
import type {CheckContext} from '../../checks/types';
import {pageFingerprint} from '../../src/kit/fingerprint';
import {sourceLocale} from '../../src/kit/locales';
import {sourceFileOf} from '../../src/kit/pageLocation';
import {currentVersion} from '../../src/kit/versions';
import type {PlannedChange} from '../plannedChange';
import {stamp} from '../translations/stampPages';
import {filesLinkedBy, relinkPage} from './relinkPage';
import {renameInCode} from './renameInCode';
import {renameInData} from './renameInData';
import {relocate, relocateAddresses, type Relocation} from './relocation';

/** What is done to the pages of a relocation. */
export interface RelocatedPages {
  relocation: Relocation;
  /** Pages of the current version in every language. */
  pages: readonly ParsedPage[];
  /** Whether they are no more; otherwise they get their new names. */
  isGone: boolean;
  /** Why frozen pages change that lead to them by their address. */
  reason: string;
}

/**
 * Plans all that follows when pages of the current version move or go: their files and pictures, links, sidebars,
 * settings, data and the stamps of translations of which only that changed.
 */
export async function planRelocation(
  change: PlannedChange,
  context: CheckContext,
  {relocation, pages, isGone, reason}: RelocatedPages,
): Promise<void> {
  const files = movedFiles(context, pages, relocation);
  const going = new Set(pages.map(({file}) => file));
  const newPathOf = (page: ParsedPage): string =>
    going.has(page.file) && !isGone
      ? `${page.folder}/${relocate(relocation, page.file.slice(page.folder.length + 1))}`
      : page.file;

  for (const [from, to] of files) {
    if (isGone) change.remove(from);
    else if (from !== to) change.move(from, to);
  }
  for (const page of pages) {
    if (isGone) change.remove(page.file);
    else change.move(page.file, newPathOf(page));
  }
  const staying = context.allPages.filter(({file}) => !isGone || !going.has(file));
  for (const page of staying) {
    const text = relinked(page, relocation, files);
    if (text !== page.source) change.write(newPathOf(page), text);
  }
  stampTranslations(change, staying, newPathOf);
  await renameInCode(change, relocation, isGone);
  renameInData(change, relocation);
  explainFrozen(change, reason);
}

function relinked(page: ParsedPage, relocation: Relocation, files: ReadonlyMap<string, string>): string {
  const isCurrent = page.collection === 'docs' && page.version === currentVersion.name;
  const text = isCurrent ? relinkPage(page, relocation, files) : page.source;
  // Components name pages by their ids.
  const named = !isCurrent
    ? text
    : text.replace(/(?<==)"([\w-]+(?:\/[\w-]+)+)"/g, (written, id: string) => {
        const to = relocate(relocation, id);
        return to === undefined ? written : `"${to}"`;
      });
  return relocateAddresses(relocation, named);
}

/** @returns pictures and other files that only the moved pages have, with their new paths */
function movedFiles(
  {root, allPages}: CheckContext,
  pages: readonly ParsedPage[],
  relocation: Relocation,
): Map<string, string> {
  const moved = new Map<string, string>();
  for (const page of pages) {
    const pathInFolder = page.file.slice(page.folder.length + 1);
    const newFolder = posix.dirname(`${page.folder}/${relocate(relocation, pathInFolder)}`);
    const others = allPages.filter((other) => other.folder === page.folder && !pages.includes(other));
    const elsewhere = new Set(others.flatMap(filesLinkedBy));
    const oldFolder = posix.dirname(page.file);
    for (const file of globSync(filesLinkedBy(page), {cwd: root})) {
      if (!file.startsWith(`${oldFolder}/`) || elsewhere.has(file)) continue;
      moved.set(file, posix.join(newFolder, posix.relative(oldFolder, file)));
    }
    if (!relocation.isFolder) continue;
    const folder = `${page.folder}/${relocation.from}`;
    for (const file of globSync([`${folder}/**`, '!**/*.mdx'], {cwd: root}))
      moved.set(file, `${page.folder}/${relocation.to}${file.slice(folder.length)}`);
  }
  return moved;
}

/** A translation that was up to date still is, after a program changed both alike. */
function stampTranslations(
  change: PlannedChange,
  pages: readonly ParsedPage[],
  newPathOf: (page: ParsedPage) => string,
): void {
  const sources = new Map(pages.filter(({locale}) => locale === sourceLocale).map((page) => [page.file, page]));
  for (const page of pages.filter(({locale}) => locale !== sourceLocale)) {
    const source = sources.get(sourceFileOf(page));
    if (!source || readStamp(page.source) !== pageFingerprint(source.source)) continue;
    const fingerprint = pageFingerprint(change.read(newPathOf(source)));
    change.edit(newPathOf(page), (text) => stamp(text, fingerprint));
  }
}

/** Frozen pages change with a written reason only. */
function explainFrozen(change: PlannedChange, reason: string): void {
  const frozen = change
    .files()
    .filter((file) => /^versioned_|\/version-[^/]+\//.test(file) && /\.(?:mdx|json)$/.test(file));
  if (frozen.length === 0) return;
  const row = `- reason: ${reason}\n  files:\n${frozen.map((file) => `    - ${file}\n`).join('')}\n`;
  change.edit(correctionsFile, (text) => text.replace(/^(?=- )/m, row));
}
