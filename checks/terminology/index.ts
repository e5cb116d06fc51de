import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {conceptsFile, readWords, searchFile, termsFile, wordsFile} from '../../src/kit/vocabulary';
import {readConcepts} from '../../src/search/index/findAliases';
import {readShownTexts, type ShownText} from '../pages/shownTexts';
import {lineAt} from '../pages/prose';
import type {Check, Problem} from '../types';
import {findConflicts, type Conflict} from './findConflicts';
import {findLaws} from './findLaws';
import {findWord, readWordRules, type WordRule} from './wordRules';

export const check: Check = {
  name: 'terminology',
  description: 'Pages, menus, messages, terms and the API use the words of the vocabulary, in both languages.',
  guide: 'guides/testing.md#terminology',
  data: [termsFile, wordsFile, searchFile, conceptsFile],
  run: (context) => {
    const {root} = context;
    const rules = readWordRules(root);
    const words = readWords(root);
    const texts = readShownTexts(context);
    return {
      filesRead: new Set(texts.map(({file}) => file)).size,
      problems: [
        ...findConflicts(rules, readConcepts(root)).map((conflict) => addLine(root, conflict)),
        ...texts.flatMap((text) => findBannedWords(text, rules)),
        ...texts.flatMap(({file, locale, ...block}) =>
          findLaws(block.text, words[locale].laws).map(({index, ...problem}) => ({
            file,
            line: lineAt(block, index),
            ...problem,
          })),
        ),
      ],
    };
  },
};

/** Parts of the vocabulary are written as one text or pattern, whose words have no place of their own. */
function addLine(root: string, {word, ...problem}: Conflict): Problem {
  const lines = readFileSync(join(root, problem.file), 'utf8').normalize('NFC').toLowerCase().split('\n');
  const line = lines.findIndex((text) => text.includes(word.toLowerCase())) + 1;
  return {...problem, ...(line > 0 && {line})};
}

function findBannedWords({file, locale, line, ownWords}: ShownText, rules: readonly WordRule[]): Problem[] {
  return rules
    .filter((rule) => rule.locale === locale)
    .flatMap((rule) =>
      findWord(ownWords, rule).map(({index, word}) => ({
        file,
        line: lineAt({line, text: ownWords}, index),
        rule: `"${word}" is not an approved term`,
        repair: `Write ${rule.use}${rule.because ? `: ${rule.because}` : ''}.`,
      })),
    );
}
