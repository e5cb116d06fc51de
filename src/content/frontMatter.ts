import {sourceLocale} from '../config/locales';
import {didYouMean} from './didYouMean';
import {locatePage, type PageLocation} from './pageLocation';

/** The kinds a page may have; each has a template in guides/templates. */
export const pageKinds = ['task', 'concept', 'reference', 'answer', 'release-note', 'landing'] as const;
export type PageKind = (typeof pageKinds)[number];

/** The readers a page may be written for. */
export const audiences = ['everyone', 'sender', 'receiver', 'administrator', 'integrator'] as const;
export type Audience = (typeof audiences)[number];

/** Shortest and longest description, in characters: what search engines show without cutting. */
export const descriptionLength = {min: 50, max: 160} as const;

/** A page about everything is found under nothing. */
const mostTags = 4;

/** One thing wrong with the front matter of a page: what is wrong, and how to mend it. */
export interface FrontMatterProblem {
  /** The key concerned; null when a key is missing. */
  key: string | null;
  rule: string;
  repair: string;
}

type Test = (value: unknown) => {rule: string; repair: string} | null;

const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';

function text(repair: string): Test {
  return (value) => (isText(value) ? null : {rule: 'must be a text that is not empty', repair});
}

function flag(value: unknown): ReturnType<Test> {
  return typeof value === 'boolean' ? null : {rule: 'must be true or false', repair: 'Write it without quotes.'};
}

function oneOf(allowed: readonly string[]): Test {
  return (value) =>
    isText(value) && allowed.includes(value)
      ? null
      : {rule: `has the unknown value ${JSON.stringify(value)}`, repair: didYouMean(String(value), allowed)};
}

function listOf(each: Test, most = Infinity): Test {
  return (value) => {
    if (!Array.isArray(value) || value.length === 0) {
      return {rule: 'must be a list with at least one value', repair: 'Write it as [one, two].'};
    }
    if (value.length > most) return {rule: `has ${value.length} values`, repair: `Keep the ${most} that say most.`};
    if (new Set(value).size !== value.length) return {rule: 'names a value twice', repair: 'Keep one.'};
    return value.map(each).find((problem) => problem !== null) ?? null;
  };
}

function description(value: unknown): ReturnType<Test> {
  const {min, max} = descriptionLength;
  if (!isText(value)) return text('Say in one sentence what the page answers.')(value);
  const length = [...value.normalize('NFC')].length;
  if (length >= min && length <= max) return null;
  return {
    rule: `is ${length} characters long`,
    repair: `Write ${min} to ${max}: what the page answers, in one sentence.`,
  };
}

function headingLevel(value: unknown): ReturnType<Test> {
  return typeof value === 'number' && value >= 2 && value <= 6
    ? null
    : {rule: 'must be a heading level', repair: 'Write a number from 2 to 6.'};
}

function fingerprint(value: unknown): ReturnType<Test> {
  return typeof value === 'string' && /^[0-9a-f]{12}$/.test(value)
    ? null
    : {rule: 'must be 12 hexadecimal digits in quotes', repair: 'Let `npm run translations -- --stamp` write it.'};
}

/** Every key a page may have, with its test. The list is closed: a mistyped key is an error, not a silence. */
const schema: Readonly<Record<string, Test>> = {
  title: text('Give the page its name.'),
  description,
  kind: oneOf(pageKinds),
  audience: listOf(oneOf(audiences)),
  tags: listOf(text('Take keys from tags.yml.'), mostTags),
  slug: text('Leave the key out to use the file name.'),
  sidebar_label: text('Leave the key out to use the title.'),
  draft: flag,
  hide_table_of_contents: flag,
  toc_max_heading_level: headingLevel,
  keywords: listOf(text('Write words in a list.')),
  source_fingerprint: fingerprint,
};

/** The keys without which a documentation page is not finished. */
const requiredKeys = ['title', 'description', 'kind', 'audience', 'tags'] as const;

/** @returns whether the schema speaks of a page: of all docs, but not of partials and pages of another plugin. */
export function hasFrontMatter({collection, isPartial}: PageLocation): boolean {
  return collection === 'docs' && !isPartial;
}

/** Lists everything wrong with one page's front matter; empty when it is right. */
export function findFrontMatterProblems(
  data: Readonly<Record<string, unknown>>,
  {locale}: Pick<PageLocation, 'locale'>,
): FrontMatterProblem[] {
  const missing = requiredKeys
    .filter((key) => !(key in data))
    .map((key) => ({key: null, rule: `key "${key}" is missing`, repair: 'Add it between the --- lines.'}));
  const wrong = Object.entries(data).flatMap(([key, value]): FrontMatterProblem[] => {
    const test = Object.hasOwn(schema, key) ? schema[key] : undefined;
    if (!test) return [{key, rule: `unknown key "${key}"`, repair: didYouMean(key, Object.keys(schema))}];
    if (key === 'source_fingerprint' && locale === sourceLocale) {
      return [{key, rule: `key "${key}" belongs to translations`, repair: 'Remove it from the source page.'}];
    }
    const problem = test(value);
    return problem ? [{key, rule: `key "${key}" ${problem.rule}`, repair: problem.repair}] : [];
  });
  return [...missing, ...wrong];
}

/**
 * Stops with every problem of a page's front matter; does nothing for files that are not documentation pages.
 * Called for each page while the site is built, so that a wrong page never reaches a reader.
 */
export function validateFrontMatter(
  data: Readonly<Record<string, unknown>>,
  filePath: string,
  siteDir: string = process.cwd(),
): void {
  const location = locatePage({path: filePath, cwd: siteDir});
  if (!location || !hasFrontMatter(location)) return;
  const problems = findFrontMatterProblems(data, location);
  if (problems.length === 0) return;
  const {file} = location;
  throw new Error(problems.map(({rule, repair}) => `front-matter: ${file} ${rule}. ${repair}`).join('\n'));
}
