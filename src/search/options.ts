import * as z from 'zod';
import {readData} from '../kit/readData';
import {simpleSelector} from '../kit/matchSelectors';
import {optionsValidator} from '../kit/validateOptions';
import {maxResults} from './shared/limits';

/** @param example one of the names that may have a factor */
const factorsSuchAs = (example: string) => {
  const value = `factors above 0, such as {${example}: 1.04}`;
  return z.record(z.string(), z.number().positive()).meta({value}).default({});
};

const optionsSchema = z.strictObject({
  maxSearchResults: z.int().positive().default(maxResults).meta({
    value: 'a whole number above 0',
    description: 'Rows of the box at most.',
  }),
  indexDocSidebarParentCategories: z.boolean().default(true).meta({
    description: 'Whether the labels of the sidebar categories above a page are searched.',
  }),
  ignoreCssSelectors: z.array(z.string().regex(simpleSelector)).default([]).meta({
    value: 'a list of selectors such as svg, .badge or [data-search-ignore]',
    description: 'Parts of a page that are not indexed.',
  }),
  exampleCssSelectors: z.array(z.string().regex(simpleSelector)).default([]).meta({
    value: 'a list of selectors such as pre or .mockup',
    description: 'Parts of a page that only show an example: their words count little, and no result shows them.',
  }),
  requestCssSelectors: z.array(z.string().regex(simpleSelector)).default([]).meta({
    value: 'a list of selectors such as .api-request',
    description: 'The request of an API operation: it is no example, and stands in the rows of its page.',
  }),
  mainTasks: z
    .record(z.string(), z.array(z.string()).min(1))
    .default({})
    .meta({
      value: 'lists of routes by folder, such as {tutorial/sender: [tutorial/sender/upload-file]}',
      description:
        "What the empty box offers, below the version's base, in pages of the folder (the innermost that is given). A " +
        'version that lacks a page leaves it out.',
    }),
  areaPriors: factorsSuchAs('tutorial').describe(
    "Factors on the scores of pages, by the first part of the route below the version's base; 1 for other areas.",
  ),
  kindPriors: factorsSuchAs('task').describe('The same by the `kind` in the front matter; all factors are multiplied.'),
});

/** Options of the plugin, set in `src/config/search.ts`. */
export type SearchOptions = z.infer<typeof optionsSchema>;

/** Where to correct an option, for error messages. */
const location = 'search: src/config/search.ts';

export const validateOptions = optionsValidator(optionsSchema, location);

/**
 * @returns the options with defaults for those not given
 * @throws Error that names an unknown option or a wrong value, and the repair
 */
export const completeOptions = (given: object): SearchOptions => readData(optionsSchema, given, location);
