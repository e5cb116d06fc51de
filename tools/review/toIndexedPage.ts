import type {IndexedPage} from '../../src/search/index/buildIndex';
import type {SearchOptions} from '../../src/search/options';
import {readHeadings} from '../../checks/pages/headings';
import type {ParsedPage} from '../../checks/pages/pages';
import {phrasesOf} from './phrases';

/**
 * @param others the same page in other languages
 * @returns what the index holds of a page, but for its texts, tags and categories: for phrases they count too little
 */
export function toIndexedPage(
  page: ParsedPage,
  others: readonly ParsedPage[],
  {areaPriors, kindPriors}: Pick<SearchOptions, 'areaPriors' | 'kindPriors'>,
): IndexedPage {
  const {file, route, frontMatter} = page;
  const title = titleOf(page);
  const area = route.split('/')[0] ?? '';
  return {
    // Stands for the address: a row then says which page it is.
    route: file,
    path: route,
    title,
    otherTitle: others.map(titleOf).join(' '),
    phrases: textsOf(page),
    otherPhrases: others.flatMap(textsOf),
    description: String(frontMatter.description ?? ''),
    tags: [],
    parents: [],
    type: 'docs',
    request: '',
    prior: (areaPriors[area] ?? 1) * (kindPriors[String(frontMatter.kind)] ?? 1),
    sections: [title, ...readHeadings(page).map(({text}) => text)].map((text) => ({
      title: text,
      hash: '',
      content: '',
    })),
  };
}

const titleOf = ({frontMatter}: ParsedPage): string => String(frontMatter.title ?? '');

const textsOf = (page: ParsedPage): string[] => phrasesOf(page).map(({text}) => text);
