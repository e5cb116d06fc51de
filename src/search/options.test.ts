import {expect, it, vi} from 'vitest';
import {searchOptions} from '../config/search';
import {completeOptions, validateOptions} from './options';

it('fills in what is not given', () => {
  expect(completeOptions({maxSearchResults: 5, areaPriors: {api: 0.8}})).toEqual({
    maxSearchResults: 5,
    indexDocSidebarParentCategories: true,
    ignoreCssSelectors: [],
    exampleCssSelectors: [],
    requestCssSelectors: [],
    mainTasks: {},
    areaPriors: {api: 0.8},
    kindPriors: {},
  });
});

it('accepts the options of this site', () => {
  expect(completeOptions(searchOptions)).toEqual(searchOptions);
});

it.each([
  [{maxSearchResult: 8}, 'unknown key "maxSearchResult". Did you mean "maxSearchResults"?'],
  [{maxSearchResults: 0}, 'key "maxSearchResults" cannot be 0. Write a whole number above 0.'],
  [{indexDocSidebarParentCategories: 'yes'}, '"indexDocSidebarParentCategories" cannot be "yes". Write true or false.'],
  [
    {ignoreCssSelectors: '.badge'},
    'key "ignoreCssSelectors" cannot be ".badge". Write a list of selectors such as svg',
  ],
  [
    {ignoreCssSelectors: ['.a > .b']},
    '"ignoreCssSelectors.0" cannot be ".a > .b". Write a list of selectors such as svg',
  ],
  [{areaPriors: {app: -1}}, '"areaPriors.app" cannot be -1. Write factors above 0, such as {tutorial: 1.04}.'],
  [{kindPriors: {concept: 0}}, '"kindPriors.concept" cannot be 0. Write factors above 0, such as {task: 1.04}.'],
])('refuses %j by name', (options, message) => {
  const validate = () => validateOptions({options, validate: vi.fn()});
  expect(validate).toThrow(/^search: src\/config\/search\.ts /);
  expect(validate).toThrow(message);
});
