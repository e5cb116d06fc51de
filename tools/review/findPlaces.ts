import {lineAt, mask} from '../../checks/pages/prose';
import type {ShownText} from '../../checks/pages/shownTexts';
import {findWord} from '../../checks/terminology/wordRules';
import {isGuide} from '../../src/content/front-matter/frontMatter';
import {languages} from '../../src/kit/locales';
import {locatePage} from '../../src/kit/pageLocation';
import type {readWords} from '../../src/kit/vocabulary';

/** What to ask, and each place that it is asked of: `file:line  …excerpt…`. */
export interface ReviewQuestion {
  ask: string;
  places: string[];
}

/** How many characters an excerpt has on each side of what was found. */
const excerptMargin = 45;

/** @returns the questions of the vocabulary, each with its places in the texts. */
export function findPlaces(texts: readonly ShownText[], words: ReturnType<typeof readWords>): ReviewQuestion[] {
  return languages.flatMap(
    ({code}) =>
      words[code]?.review.map(({pattern, ask, onlyIn}) => ({
        ask,
        places: texts
          .filter(({locale, file}) => locale === code && (!onlyIn || isGuideFile(file)))
          .flatMap(({file, line, ownWords: text}) =>
            findWord(text, {ban: pattern}).map(
              ({index, word}) =>
                `${file}:${lineAt({line, text}, index)}  ${toExcerpt(text, index, index + word.length)}`,
            ),
          ),
      })) ?? [],
  );
}

function isGuideFile(file: string): boolean {
  const page = locatePage({path: file, cwd: '.'});
  return page !== undefined && isGuide(page);
}

function toExcerpt(text: string, from: number, to: number): string {
  const start = Math.max(0, from - excerptMargin);
  const end = Math.min(text.length, to + excerptMargin);
  const shown = text.slice(start, end).replace(/\s+/g, ' ').replaceAll(mask, '[…]');
  return `${start > 0 ? '…' : ''}${shown}${end < text.length ? '…' : ''}`;
}
