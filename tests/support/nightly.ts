import type {TestDetails} from '@playwright/test';
import {sourceLocale, type SiteLocale} from '../../src/kit/locales';

/** For a test of a corner: `npm run test:all` runs it, `npm test` does not. */
export const nightly = {tag: '@nightly'} as const satisfies TestDetails;

/** For one of several similar tests: one of them runs with each change, the others by night. */
export function nightlyUnless(isForEachChange: boolean): TestDetails {
  return isForEachChange ? {} : nightly;
}

/** For a test that is there once for each language: it runs with each change in the language of the source. */
export function nightlyTranslation({code}: SiteLocale): TestDetails {
  return nightlyUnless(code === sourceLocale);
}
