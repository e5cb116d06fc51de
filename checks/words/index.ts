import type {ParsedPage} from '../content/pages';
import {lineAt, readProse} from '../content/prose';
import type {Check, Problem} from '../types';
import type {WordRule} from './wordRules';
import {findWord, readWordRules} from './wordRules';

/** One thing has one name, in each language. Labels from the screen and code are left as they are. */
export const check: Check = {
  name: 'words',
  promise: 'Pages use the words of the glossary, in both languages.',
  guide: 'guides/testing.md#words',
  run: ({pages}) => {
    const rules = readWordRules();
    return {filesRead: pages.length, problems: pages.flatMap((page) => findBannedWords(page, rules))};
  },
};

function findBannedWords(page: ParsedPage, rules: readonly WordRule[]): Problem[] {
  const ours = rules.filter(({locale}) => locale === page.locale);
  return readProse(page).flatMap((block) =>
    ours.flatMap((rule) =>
      findWord(block.ownWords, rule).map(({index, word}) => ({
        file: page.file,
        line: lineAt({...block, text: block.ownWords}, index),
        rule: `"${word}" is not our word`,
        repair: `Write ${rule.use}${rule.because ? `: ${rule.because}` : ''}.`,
      })),
    ),
  );
}
