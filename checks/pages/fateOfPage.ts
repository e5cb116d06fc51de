import {posix} from 'node:path';
import {fateOf, type Fate as CommittedFate} from '../../tools/move-page/askHistory';
import {askGit} from '../../tools/stages/changedFiles.mjs';
import type {Page} from './pages';

/** What became of a page that is no more: it was deleted, or renamed. */
export type Fate = Pick<CommittedFate, 'renamedTo'>;

/** So much of its lines a renamed page has kept. */
const leastKept = 0.5;

const known = new WeakMap<readonly Page[], Map<string, Fate | undefined>>();

/**
 * Asks Git, of what is committed and of what is not.
 *
 * @param file path from the root
 * @param files every page
 * @returns what became of it; undefined if it is there, or Git never had it
 */
export function fateOfPage(root: string, file: string, files: readonly Page[]): Fate | undefined {
  const fates = known.get(files) ?? new Map<string, Fate | undefined>();
  known.set(files, fates);
  if (!fates.has(file)) fates.set(file, askFate(root, file, files));
  return fates.get(file);
}

function askFate(root: string, file: string, files: readonly Page[]): Fate | undefined {
  // Of a folder inside another repository, such as a fixture, Git would tell other things.
  if (askGit(root, 'rev-parse', '--show-prefix') !== '' || files.some((page) => page.file === file)) return undefined;
  const text = askGit(root, 'show', `HEAD:${file}`);
  if (text === undefined) return fateOf(root, file);
  const renamedTo = findLikest(text, readNewPages(root, files));
  return renamedTo === undefined ? {} : {renamedTo};
}

/** @returns the pages that no commit has yet */
function readNewPages(root: string, files: readonly Page[]): Page[] {
  const added = [
    askGit(root, 'diff', '--name-only', '--no-renames', '--diff-filter=A', 'HEAD'),
    askGit(root, 'ls-files', '--others', '--exclude-standard'),
  ].flatMap((list) => list?.split('\n') ?? []);
  return files.filter(({file}) => added.includes(file));
}

function findLikest(text: string, pages: readonly Page[]): string | undefined {
  const lines = new Set(text.split('\n').filter((line) => line.trim() !== ''));
  const kept = (page: Page): number => new Set(page.source.split('\n').filter((line) => lines.has(line))).size;
  const [likest] = [...pages].sort((a, b) => kept(b) - kept(a));
  return likest && kept(likest) >= lines.size * leastKept ? likest.file : undefined;
}

/** @returns how commands call a page: its path below the docs, without its ending */
export function commandName(file: string, folder: string): string {
  return posix.relative(folder, file).replace(/\.mdx$/, '');
}
