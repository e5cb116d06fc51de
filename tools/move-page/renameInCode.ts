import {format, resolveConfig} from 'prettier';
import {join} from 'node:path';
import {globSync} from 'tinyglobby';
import type {PlannedChange} from '../plannedChange';
import {findNames, writeName, type WrittenName} from '../writtenNames';
import {relocate, relocateAddresses, type Relocation} from './relocation';

/** In these files a string that equals an id is a page, even if it is one word. */
const namingFiles = ['sidebars.ts', 'src/config/**/*.ts', 'src/kit/versions.ts'];
const codeFiles = [...namingFiles, 'src/**/*.{ts,tsx}', 'tests/**/*.ts', '!**/__fixtures__/**', '!src/**/*.test.*'];

/**
 * Renames a page in code and settings: sidebars, search, series, navigation.
 *
 * @param isGone whether the page is no more, so that lists lose it; otherwise they get its new name
 * @throws Error if a list would be left empty
 */
export async function renameInCode(change: PlannedChange, relocation: Relocation, isGone: boolean): Promise<void> {
  const naming = new Set(globSync(namingFiles, {cwd: change.root}));
  for (const file of globSync(codeFiles, {cwd: change.root}).sort()) {
    const before = change.read(file);
    if (!before.includes(relocation.from.slice(relocation.from.lastIndexOf('/') + 1))) continue;
    const isKnown = (name: string): boolean => naming.has(file) || name.includes('/');
    const after = renameNames(file, relocateAddresses(relocation, before), relocation, isGone, isKnown);
    if (after === before) continue;
    const path = join(change.root, file);
    change.write(file, await format(after, {...(await resolveConfig(path)), filepath: path}));
  }
}

function renameNames(
  file: string,
  text: string,
  relocation: Relocation,
  isGone: boolean,
  isKnown: (name: string) => boolean,
): string {
  let renamed = text;
  const names = findNames(text, file).sort((a, b) => b.start - a.start);
  for (const name of names) {
    // The address of a category begins with a slash.
    const [, slash = '', id = ''] = /^(\/?)(.*)$/.exec(name.value) ?? [];
    const to = isKnown(id) ? relocate(relocation, id) : undefined;
    if (to === undefined) continue;
    if (isGone && name.entry) renamed = withoutEntry(file, renamed, name);
    else if (!isGone || slash === '') renamed = put(renamed, name, writeName(text, slash + to));
  }
  return renamed;
}

const put = (text: string, {start, end}: {start: number; end: number}, words: string): string =>
  text.slice(0, start) + words + text.slice(end);

function withoutEntry(file: string, text: string, {entry, value}: WrittenName): string {
  if (!entry) return text;
  const [before, after] = [text.slice(0, entry.start), text.slice(entry.end)];
  if (/\[\s*$/.test(before) && /^\s*,?\s*\]/.test(after)) {
    const line = before.split('\n').length;
    throw new Error(
      `${file}:${line} has "${value}" as the only page of a list. Take its category or list out first. Nothing was changed.`,
    );
  }
  return /^\s*,/.test(after)
    ? before.replace(/[ \t]*$/, '') + after.replace(/^\s*,/, '')
    : before.replace(/,\s*$/, '') + after;
}
