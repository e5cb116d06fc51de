import {readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';
import {locales, type LocaleCode} from '../../../config/locales';

/** A term in one language. */
export interface TermText {
  term: string;
  meaning: string;
  /** How a linked term is spelled in pages, where that is not simply the term. */
  words?: string[];
}

/** One idea, named in every language. */
export interface Term extends Record<LocaleCode, TermText> {
  id: string;
  /** Route below the docs that explains it, with an anchor if one heading does; `index` is the introduction. */
  page?: string;
  /** Whether the first use on a page is linked: everywhere, or only in the folder named. */
  link?: true | string;
}

/** Terms that belong together, with their heading in every language. */
export interface TermGroup extends Record<LocaleCode, string> {
  group: string;
  terms: Term[];
}

/** Where the terms stand, from the root of the site. */
export const termsFile = 'src/plugins/glossary/terms.yaml';

const known = new Map<string, {changed: number; groups: readonly TermGroup[]}>();

/** @returns the terms of the site at this root; the file is read again only when it has changed. */
export function readTerms(root: string): readonly TermGroup[] {
  const file = path.join(root, termsFile);
  const changed = statSync(file).mtimeMs;
  const earlier = known.get(file);
  if (earlier?.changed === changed) return earlier.groups;
  const groups = parseTerms(readFileSync(file, 'utf8'));
  known.set(file, {changed, groups});
  return groups;
}

/**
 * @returns the terms written in this text
 * @throws Error that names the term that is wrong, and what to do about it
 */
export function parseTerms(text: string): readonly TermGroup[] {
  const groups = parse(text) as TermGroup[];
  const seen = new Set<string>();
  for (const term of groups.flatMap(({terms}) => terms)) {
    const problem = seen.has(term.id) ? 'stands there twice. Keep one.' : findProblem(term);
    if (problem) throw new Error(`glossary: the term "${term.id}" in ${termsFile} ${problem}`);
    seen.add(term.id);
  }
  return groups;
}

function findProblem(term: Term): string | undefined {
  if (!/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(term.id)) return 'needs an id of small letters, digits and single dashes.';
  const silent = locales.find(({code}) => !term[code]?.term || !term[code].meaning);
  if (silent) return `needs a term and a meaning under "${silent.code}".`;
  return undefined;
}

/** @returns the spellings of a term: its words, or the term without what stands in brackets. */
export function spellings({term, words}: TermText): readonly string[] {
  return words ?? [term.replace(/\s*\(.*?\)/g, '').trim()];
}

/** @returns the anchor of a term on the glossary page. */
export function termAnchor({id}: Pick<Term, 'id'>): string {
  return `term-${id}`;
}
