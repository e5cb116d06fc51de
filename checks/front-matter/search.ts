import {sourceLocale} from '../../src/config/locales';
import {hasFrontMatter} from '../../src/content/frontMatter';
import {questionsFolder, readQuestions, type Questions} from '../../src/content/vocabulary';
import type {ParsedPage} from '../content/pages';
import type {Problem} from '../types';
import {findRepeated} from './repeated';

function isCurrent(page: ParsedPage): boolean {
  return page.version === 'current' && hasFrontMatter(page);
}

function phrasesOf({frontMatter}: ParsedPage): string[] {
  const {search} = frontMatter;
  return Array.isArray(search) ? search.filter((phrase) => typeof phrase === 'string') : [];
}

/**
 * @returns the pages of the current version without phrases or questions to search with, phrases that two of them have,
 *   and questions of pages that do not exist
 */
export function findSearchProblems(
  root: string,
  chosen: readonly ParsedPage[],
  allPages: readonly ParsedPage[],
): Problem[] {
  const missing = chosen.filter((page) => isCurrent(page) && page.frontMatter.search === undefined);
  return [
    ...missing.map(({file}) => ({
      file,
      line: 1,
      rule: 'has no key "search"',
      repair: 'Add three to six phrases that its readers would type: what they want, or what went wrong.',
    })),
    ...findRepeatedPhrases(allPages.filter(isCurrent)),
    ...findQuestionProblems(readQuestions(root), allPages.filter(isCurrent)),
  ];
}

function findQuestionProblems(questions: Questions, pages: readonly ParsedPage[]): Problem[] {
  const routes = new Set(pages.filter(({locale}) => locale === sourceLocale).map(({route}) => route || 'index'));
  const missing = [...routes].filter((route) => !questions.has(route));
  const unknown = [...questions.keys()].filter((route) => !routes.has(route));
  return [
    ...missing.map((route) => ({
      file: questionsFolder,
      rule: `has no questions for the page ${route}`,
      repair: 'Add what its readers type in either language, in words that the page does not have.',
    })),
    ...unknown.map((route) => ({
      file: questionsFolder,
      rule: `has questions for the unknown page ${route}`,
      repair: 'Correct the route, or remove them.',
    })),
  ];
}

function findRepeatedPhrases(pages: readonly ParsedPage[]): Problem[] {
  const all = pages.flatMap((page) => phrasesOf(page).map((text) => ({page, text})));
  return findRepeated(all).map(({page, text, earlier}) => ({
    file: page.file,
    line: page.keyLines.get('search'),
    rule: `has the search phrase "${text}" of ${earlier.file}`,
    repair: 'Keep it on the page that answers it best.',
  }));
}
