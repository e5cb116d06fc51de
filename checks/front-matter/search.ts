import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {globSync} from 'tinyglobby';
import {sourceLocale} from '../../src/kit/locales';
import {placeData} from '../../src/kit/dataPlaces';
import {didYouMean} from '../../src/kit/didYouMean';
import {hasFrontMatter} from '../../src/content/front-matter/frontMatter';
import {noPage, questionsFolder, readQuestions} from '../../src/kit/vocabulary';
import type {ParsedPage} from '../pages/pages';
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
export function findPhraseProblems(
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
    ...findQuestionProblems(root, allPages.filter(isCurrent)),
  ];
}

function findQuestionProblems(root: string, pages: readonly ParsedPage[]): Problem[] {
  const questions = readQuestions(root);
  const sources = pages.filter(({locale}) => locale === sourceLocale);
  const routes = sources.map(toKey);
  return [
    ...sources
      .filter((page) => !questions.has(toKey(page)))
      .map((page) => ({
        file: page.file,
        line: 1,
        rule: `has no questions in ${questionsFolder}`,
        repair: `Add under "${toKey(page)}" what its readers type in either language, in words that the page does not have.`,
      })),
    ...[...questions.keys()]
      .filter((route) => route !== noPage && !routes.includes(route))
      .map((route) => ({
        ...placeOfQuestions(root, route),
        rule: `has questions for the unknown page ${route}`,
        repair: `${didYouMean(route, routes)} Correct the route, or remove them.`,
      })),
  ];
}

const toKey = ({route}: ParsedPage): string => route || 'index';

function placeOfQuestions(root: string, route: string): Pick<Problem, 'file' | 'line'> {
  for (const file of globSync(`${questionsFolder}/*`, {cwd: root})) {
    const {document, lineOf} = placeData(readFileSync(join(root, file), 'utf8'));
    if (document.has(route)) return {file, line: lineOf([route])};
  }
  return {file: questionsFolder};
}

function findRepeatedPhrases(pages: readonly ParsedPage[]): Problem[] {
  const all = pages.flatMap((page) => phrasesOf(page).map((text, index) => ({page, text, key: `search.${index}`})));
  return findRepeated(all).map(({page, text, key, earlier}) => ({
    file: page.file,
    line: page.keyLines.get(key),
    rule: `has the search phrase "${text}" of ${earlier.file}`,
    repair: 'Keep it on the page that answers it best.',
  }));
}
