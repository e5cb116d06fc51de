import {expect, it} from 'vitest';
import {searchOptions} from '../../config/search';
import {completeOptions, defaultOptions} from './options';

it('fills in what is not given', () => {
  expect(completeOptions({})).toEqual(defaultOptions);
  expect(completeOptions({maxSearchResults: 5}).maxSearchResults).toBe(5);
});

it('accepts the options of this site', () => {
  expect(completeOptions(searchOptions)).toEqual(searchOptions);
});

it.each([
  [{maxSearchResult: 8}, 'unknown option "maxSearchResult"'],
  [{maxSearchResults: 0}, '"maxSearchResults" must be a whole number above 0'],
  [{indexDocSidebarParentCategories: 'yes'}, '"indexDocSidebarParentCategories" must be true or false'],
  [{ignoreCssSelectors: '.badge'}, '"ignoreCssSelectors" must be a list of selectors such as svg'],
  [{ignoreCssSelectors: ['.a > .b']}, '"ignoreCssSelectors" must be a list of selectors such as svg'],
  [{areaPriors: {app: -1}}, '"areaPriors" must be an object of factors above 0'],
  [{kindPriors: {concept: 0}}, '"kindPriors" must be an object of factors above 0'],
])('refuses %j by name', (given, message) => {
  expect(() => completeOptions(given)).toThrow(message);
});
