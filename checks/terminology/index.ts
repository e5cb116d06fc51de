import {readConcepts} from '../../src/plugins/local-search/node/findAliases';
import {readInterfaceTexts} from '../content/interfaceTexts';
import type {ParsedPage} from '../content/pages';
import {lineAt, readProse} from '../content/prose';
import type {Check, Problem} from '../types';
import {findConflicts} from './findConflicts';
import {findWord, readWordRules, type WordRule} from './wordRules';

export const check: Check = {
  name: 'terminology',
  description: 'Pages use the words of the vocabulary, in both languages.',
  guide: 'guides/testing.md#terminology',
  run: ({root, pages}) => {
    const rules = readWordRules();
    const texts = readInterfaceTexts(root);
    return {
      filesRead: pages.length + new Set(texts.map(({file}) => file)).size,
      problems: [
        ...findConflicts(rules, readConcepts()),
        ...pages.flatMap((page) => findInPage(page, rules)),
        ...texts.flatMap((text) => findBannedWords(text, text.text, rules, () => text.line)),
      ],
    };
  },
};

function findInPage(page: ParsedPage, rules: readonly WordRule[]): Problem[] {
  return readProse(page).flatMap((block) =>
    findBannedWords(page, block.ownWords, rules, (index) => lineAt({line: block.line, text: block.ownWords}, index)),
  );
}

function findBannedWords(
  {file, locale}: {file: string; locale: string},
  text: string,
  rules: readonly WordRule[],
  toLine: (index: number) => number,
): Problem[] {
  return rules
    .filter((rule) => rule.locale === locale)
    .flatMap((rule) =>
      findWord(text, rule).map(({index, word}) => ({
        file,
        line: toLine(index),
        rule: `"${word}" is not an approved term`,
        repair: `Write ${rule.use}${rule.because ? `: ${rule.because}` : ''}.`,
      })),
    );
}
