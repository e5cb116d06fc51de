import * as z from 'zod';
import {readData} from '../../content/readData';
import {simpleSelector} from '../../content/matchSelectors';
import {validateBy} from '../validateBy';
import {maxResults} from './shared/limits';

/** @param example one of the names that may have a factor */
const factorsSuchAs = (example: string) => {
  const value = `factors above 0, such as {${example}: 1.04}`;
  return z.record(z.string(), z.number().positive()).meta({value}).default({});
};

const optionsSchema = z.strictObject({
  maxSearchResults: z.int().positive().default(maxResults).meta({
    value: 'a whole number above 0',
    description: 'Rows shown in the box at most.',
  }),
  indexDocSidebarParentCategories: z.boolean().default(true).meta({
    description: 'Whether words of the sidebar categories above a page find the page.',
  }),
  ignoreCssSelectors: z.array(z.string().regex(simpleSelector)).default([]).meta({
    value: 'a list of selectors such as svg, .badge or [data-search-ignore]',
    description: 'Parts of a page that hold no text worth finding.',
  }),
  areaPriors: factorsSuchAs('tutorial').describe(
    'Factors for areas that readers want more or less often than others, by the first part of the route below the ' +
      "version's base. Areas that are not named have factor 1.",
  ),
  kindPriors: factorsSuchAs('task').describe('The same by the `kind` in the front matter; both factors count.'),
});

/** Options of the plugin; `src/config/search.ts` fills them. */
export type SearchOptions = z.infer<typeof optionsSchema>;

const place = 'local-search: src/config/search.ts';

export const validateOptions = validateBy(optionsSchema, place);

/** @returns the options with defaults filled in; refuses an unknown name or a wrong value. */
export const completeOptions = (given: object): SearchOptions => readData(optionsSchema, given, place);

export const defaultOptions = completeOptions({});
