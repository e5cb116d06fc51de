import {simpleSelector} from '../../content/matchSelectors';
import {maxResults} from './shared/limits';
import type {OptionValidationContext} from '@docusaurus/types';

/** Options of the plugin; `src/config/search.ts` fills them. */
export interface SearchOptions {
  /** Rows shown in the box at most. */
  maxSearchResults: number;
  /** Whether words of the sidebar categories above a page find the page. */
  indexDocSidebarParentCategories: boolean;
  /** Parts of a page that hold no text worth finding: `tag`, `.class` or `[data-attribute]`. */
  ignoreCssSelectors: string[];
  /**
   * Factors for areas that readers want more often than others, by the first part of the route below the
   * version's base. Areas that are not named have factor 1.
   */
  areaPriors: Record<string, number>;
  /** The same by the `kind` in the front matter; both factors count. */
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

/** Accepts factors by name; the example says which names. */
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

/** @returns the options with defaults filled in; refuses an unknown name or a wrong value. */
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

/** Docusaurus calls this with the options of the config; it also wants the plugin's id back. */
export function validateOptions({
  options,
}: OptionValidationContext<Record<string, unknown> | undefined, SearchOptions & {id: string}>): SearchOptions & {
  id: string;
} {
  return {...completeOptions(options ?? {}), id: 'default'};
}
