import {simpleSelector} from '../../content/matchSelectors';
import {maxResults} from './shared/limits';
import type {OptionValidationContext} from '@docusaurus/types';

/** Options of the plugin, set in `src/config/search.ts`. */
export interface SearchOptions {
  /** Rows of the box at most. */
  maxSearchResults: number;
  /** Whether the labels of the sidebar categories above a page are searched. */
  indexDocSidebarParentCategories: boolean;
  /** Parts of a page that are not indexed: `tag`, `.class` or `[data-attribute]`. */
  ignoreCssSelectors: string[];
  /**
   * Factors on the scores of pages, by the first part of the route below the version's base; 1 for other areas. Readers
   * want some areas more often than others.
   */
  areaPriors: Record<string, number>;
  /** The same by the `kind` in the front matter; the two factors are multiplied. */
  kindPriors: Record<string, number>;
}

export const defaultOptions: SearchOptions = {
  maxSearchResults: maxResults,
  indexDocSidebarParentCategories: true,
  ignoreCssSelectors: [],
  areaPriors: {},
  kindPriors: {},
};

type Check = {allowed: string; accepts: (value: unknown) => boolean};

/** @param example a name to show in the error message */
const factors = (example: string): Check => ({
  allowed: `an object of factors above 0, such as {${example}: 1.04}`,
  accepts: (value) =>
    typeof value === 'object' &&
    value !== null &&
    Object.values(value).every((factor) => typeof factor === 'number' && factor > 0),
});

const checks: Record<keyof SearchOptions, Check> = {
  maxSearchResults: {
    allowed: 'a whole number above 0',
    accepts: (value) => Number.isInteger(value) && Number(value) > 0,
  },
  indexDocSidebarParentCategories: {allowed: 'true or false', accepts: (value) => typeof value === 'boolean'},
  ignoreCssSelectors: {
    allowed: 'a list of selectors such as svg, .badge or [data-search-ignore]',
    accepts: (value) =>
      Array.isArray(value) && value.every((each) => typeof each === 'string' && simpleSelector.test(each)),
  },
  areaPriors: factors('tutorial'),
  kindPriors: factors('task'),
};

/**
 * @returns the options with defaults for those not given
 * @throws for an unknown option or a wrong value
 */
export function completeOptions(given: Record<string, unknown>): SearchOptions {
  for (const [name, value] of Object.entries(given)) {
    if (name === 'id') continue;
    const check = (checks as Record<string, Check | undefined>)[name];
    if (!check)
      throw new Error(
        `local-search: unknown option "${name}". Existing: ${Object.keys(checks).join(', ')}. Repair it in src/config/search.ts.`,
      );
    if (!check.accepts(value))
      throw new Error(
        `local-search: option "${name}" must be ${check.allowed}, but is ${JSON.stringify(value)}. Repair it in src/config/search.ts.`,
      );
  }
  return {...defaultOptions, ...given};
}

/** Called by Docusaurus, which also needs the id of the plugin. */
export function validateOptions({
  options,
}: OptionValidationContext<Record<string, unknown> | undefined, SearchOptions & {id: string}>): SearchOptions & {
  id: string;
} {
  return {...completeOptions(options ?? {}), id: 'default'};
}
