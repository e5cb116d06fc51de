import {readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import {perLocale} from './perLocale';
import {parseYaml} from './readData';

const text = z.string().min(1);
const list = z.array(text).min(1);
/** Many short phrases, written as one text. */
const phrases = text.transform((value) => value.split(/,\s*/));

/** A regular expression, in any case of letters. */
const pattern = text.transform((value, context) => {
  try {
    return new RegExp(value.normalize('NFC'), 'giu');
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    context.addIssue({code: 'custom', message: `is no pattern: ${reason}`, params: {repair: 'Correct it.'}});
    return z.NEVER;
  }
});

const avoided = {
  allow: list.meta({value: 'longer phrases in which an avoided word is right'}).optional(),
  because: text.meta({value: 'the reason, as the end of a sentence'}).optional(),
};

const termText = z.strictObject({
  term: text.meta({value: 'the name of the term, with an explanation in brackets if it needs one'}),
  meaning: text.meta({value: 'what the term means, in one sentence'}),
  spellings: list
    .meta({value: 'how pages write the term, where that is not simply its name; a plural needs no line'})
    .optional(),
  avoid: list.meta({value: 'words that pages must not use for it'}).optional(),
  ...avoided,
});

const termSchema = z.strictObject({
  id: z
    .string()
    .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)
    .meta({value: 'an id of small letters, digits and single dashes'}),
  ...perLocale(termText),
  page: text
    .meta({value: 'the page that explains the term, as `route#heading` below the docs; `index` is the first'})
    .optional(),
  link: z
    .union([z.literal(true), text])
    .meta({value: 'true to link the first use on each page, or the folder whose pages do so'})
    .optional(),
});

const termsSchema = z
  .array(
    z.strictObject({
      group: text.meta({value: 'the id of the heading'}),
      ...perLocale(text.meta({value: 'the heading on the glossary page'})),
      terms: z.array(termSchema).meta({value: 'a list of terms'}),
    }),
  )
  .superRefine((groups, context) => {
    const seen = new Set<string>();
    for (const [group, {terms}] of groups.entries()) {
      for (const [index, {id}] of terms.entries()) {
        const path = [group, 'terms', index, 'id'];
        if (seen.has(id))
          context.addIssue({code: 'custom', path, message: `repeats the id "${id}"`, params: {repair: 'Keep one.'}});
        seen.add(id);
      }
    }
  });

const onlyIn = z.literal('guides').meta({value: '`guides`, or leave the key out for all texts'}).optional();

const avoidedWords = z.strictObject({
  words: list.meta({value: 'words that pages must not use'}).optional(),
  pattern: pattern.meta({value: 'a regular expression for what no list of words can say'}).optional(),
  write: text.meta({value: 'what to write instead, as it stands in the message'}),
  onlyIn,
  ...avoided,
});

const avoidedList = z.array(
  avoidedWords.superRefine(({words, pattern}, context) => {
    if (Boolean(words) !== Boolean(pattern)) return;
    const message = words ? 'has both words and a pattern' : 'has neither words nor a pattern';
    context.addIssue({code: 'custom', message, params: {repair: 'Give one of the two.'}});
  }),
);

const languageSchema = z.strictObject({
  avoid: avoidedList.meta({value: 'words to avoid that belong to no term'}),
  laws: z
    .array(text.regex(/\d+\/\d{4}\//))
    .min(1)
    .meta({value: 'names of laws as pages write them, with their numbers'}),
  review: z
    .array(
      z.strictObject({
        pattern: pattern.meta({value: 'a regular expression for what may be wrong'}),
        ask: text.meta({value: 'what to ask at each place'}),
        onlyIn,
      }),
    )
    .default([])
    .meta({value: 'what only a reader can judge'}),
});

const wordsSchema = z.strictObject({
  ...perLocale(languageSchema),
  unfinished: avoidedList.default([]).meta({value: 'what shows in the source of a page that it is not finished'}),
  names: list.meta({value: 'names that pages of both languages use as they are'}),
  spelling: list.meta({value: 'right words that no dictionary has, or that occur once beside a frequent neighbour'}),
});

/** Words that pages must not use, and what to write instead. */
export type AvoidedWords = z.output<typeof avoidedWords>;

/** A term in one language. */
export type TermText = z.output<typeof termText>;

/** One idea, named in every language. */
export type Term = z.output<typeof termSchema>;

/** Terms that belong together, with their heading in every language. */
export type TermGroup = z.output<typeof termsSchema>[number];

/** The terms, from the root of the site. */
export const termsFile = 'vocabulary/terms.yaml';
/** Words that belong to no term. */
export const wordsFile = 'vocabulary/words.yaml';

/** What readers call things that belong to no page. */
export const conceptsFile = 'vocabulary/concepts.yaml';

/** @returns a function that reads a file of the site with this root, again only when the file has changed. */
export function readerOf<Data>(file: string, schema: z.ZodType<Data>) {
  const known = new Map<string, {changed: number; data: Data}>();
  return (root: string = process.cwd()): Data => {
    const changed = statSync(path.join(root, file)).mtimeMs;
    const earlier = known.get(root);
    if (earlier?.changed === changed) return earlier.data;
    const data = parseYaml(schema, readFileSync(path.join(root, file), 'utf8'), file);
    known.set(root, {changed, data});
    return data;
  };
}

const idea = phrases.meta({value: 'words for the same thing, with commas between them'});
const ideas = z.array(idea).default([]).meta({value: 'a list of lines, one for each idea'});

const conceptsSchema = z.strictObject({
  people: ideas,
  things: ideas,
  actions: ideas,
  states: ideas,
  happenings: ideas,
  stopWords: z.strictObject(perLocale(text)).meta({value: 'words that only ask or join, with spaces between them'}),
  abbreviations: z
    .record(z.string(), text)
    .default({})
    .meta({value: 'what readers abbreviate, without marks, and what it means'}),
  areas: z
    .record(z.string(), phrases)
    .default({})
    .meta({value: 'phrases by the first part of an address, such as {app: phone app, my phone}'}),
  unanswered: z
    .strictObject(perLocale(z.array(text).default([])))
    .prefault({})
    .meta({value: 'lists of what readers type and no page answers'}),
});

export const readTerms = readerOf(termsFile, termsSchema);
export const readWords = readerOf(wordsFile, wordsSchema);
export const readConcepts = readerOf(conceptsFile, conceptsSchema);

/** @returns words that readers use for the same thing, idea by idea. */
export function readIdeas(root?: string): string[][] {
  const {people, things, actions, states, happenings} = readConcepts(root);
  return [...people, ...things, ...actions, ...states, ...happenings];
}

/** @returns the spellings of a term in pages, the preferred one first. */
export function spellingsOf({term, spellings}: Pick<TermText, 'term' | 'spellings'>): readonly string[] {
  return spellings ?? [term.replace(/\s*\(.*?\)/g, '').trim()];
}
