import {hasFrontMatter} from '../../src/content/front-matter/frontMatter';
import {currentVersion} from '../../src/kit/versions';
import type {ParsedPage} from '../pages/pages';
import {phrasesOf} from '../pages/phrases';
import type {Problem} from '../types';
import {findRepeated} from './repeated';

function isCurrent(page: ParsedPage): boolean {
  return page.version === currentVersion.name && hasFrontMatter(page);
}

/** @returns the pages of the current version without phrases to search with, and phrases that two of them have */
export function findPhraseProblems(chosen: readonly ParsedPage[], allPages: readonly ParsedPage[]): Problem[] {
  const missing = chosen.filter((page) => isCurrent(page) && page.frontMatter.search === undefined);
  return [
    ...missing.map(({file}) => ({
      file,
      line: 1,
      rule: 'has no key "search"',
      repair: 'Add twelve to fourteen phrases that its readers would type: what they want, or what went wrong.',
    })),
    ...findRepeatedPhrases(allPages.filter(isCurrent)),
  ];
}

function findRepeatedPhrases(pages: readonly ParsedPage[]): Problem[] {
  const all = pages.flatMap((page) => phrasesOf(page).map((phrase) => ({page, ...phrase})));
  return findRepeated(all).map(({page, text, key, earlier}) => ({
    file: page.file,
    line: page.keyLines.get(key),
    rule: `has the search phrase "${text}" of ${earlier.file}`,
    repair: 'Keep it on the page that answers it best.',
  }));
}
