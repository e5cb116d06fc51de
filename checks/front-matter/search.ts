import {hasFrontMatter} from '../../src/content/frontMatter';
import type {ParsedPage} from '../content/pages';
import type {Problem} from '../types';

function isCurrent(page: ParsedPage): boolean {
  return page.version === 'current' && hasFrontMatter(page);
}

function phrasesOf({frontMatter}: ParsedPage): string[] {
  const {search} = frontMatter;
  return Array.isArray(search) ? search.filter((phrase) => typeof phrase === 'string') : [];
}

/** @returns the pages of the current version without phrases to search with, and phrases that two of them have */
export function findSearchProblems(chosen: readonly ParsedPage[], allPages: readonly ParsedPage[]): Problem[] {
  const missing = chosen.filter((page) => isCurrent(page) && page.frontMatter.search === undefined);
  return [
    ...missing.map(({file}) => ({
      file,
      line: 1,
      rule: 'has no key "search"',
      repair: 'Add three to six phrases that its readers would type: what they want, or what went wrong.',
    })),
    ...findRepeatedPhrases(allPages.filter(isCurrent)),
  ];
}

function findRepeatedPhrases(pages: readonly ParsedPage[]): Problem[] {
  const first = new Map<string, ParsedPage>();
  return pages.flatMap((page) =>
    phrasesOf(page).flatMap((phrase): Problem[] => {
      const key = `${page.locale} ${phrase.normalize('NFC').trim().toLowerCase()}`;
      const earlier = first.get(key);
      if (!earlier) {
        first.set(key, page);
        return [];
      }
      return [
        {
          file: page.file,
          line: page.keyLines.get('search'),
          rule: `has the search phrase "${phrase}" of ${earlier.file}`,
          repair: 'Keep it on the page that answers it best.',
        },
      ];
    }),
  );
}
