import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {conceptsFile, readIdeas, readWords, termsFile, wordsFile} from '../../src/kit/vocabulary';
import {isGuide} from '../../src/content/front-matter/frontMatter';
import {lineAt} from '../pages/prose';
import {readShownTexts} from '../pages/shownTexts';
import type {Check, Problem} from '../types';
import {findConflicts, type Conflict} from './findConflicts';
import {findLaws} from './findLaws';
import {findWord, readSourceRules, readWordRules, type WordRule} from './wordRules';

export const check: Check = {
  name: 'terminology',
  description:
    'Pages, menus, messages, terms and the API use the words of the vocabulary, in both languages; guides promise ' +
    'nothing that no fact says, and no page promises text for later.',
  guide: 'guides/testing.md#terminology',
  data: [termsFile, wordsFile, conceptsFile],
  run: (context) => {
    const {root, pages} = context;
    const rules = readWordRules(root);
    const sourceRules = readSourceRules(root);
    const guides = new Set(pages.filter(isGuide).map(({file}) => file));
    const words = readWords(root);
    const texts = readShownTexts(context);
    return {
      filesRead: new Set(texts.map(({file}) => file)).size,
      problems: [
        ...findConflicts(rules, readIdeas(root)).map((conflict) => addLine(root, conflict)),
        ...texts.flatMap(({file, locale, line, ownWords}) =>
          findBannedWords(
            {file, line, text: ownWords},
            rules.filter((rule) => rule.locale === locale && (!rule.onlyInGuides || guides.has(file))),
          ),
        ),
        ...pages.flatMap(({file, source}) =>
          findBannedWords({file, line: 1, text: source}, sourceRules, 'shows that the page is not finished'),
        ),
        ...texts.flatMap(({file, locale, ...block}) =>
          findLaws(block.text, words[locale]?.laws ?? []).map(({index, ...problem}) => ({
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

function findBannedWords(
  {file, ...block}: {file: string; line: number; text: string},
  rules: readonly WordRule[],
  claim = 'is a word to avoid',
): Problem[] {
  return rules.flatMap((rule) =>
    findWord(block.text, rule).map(({index, word}) => ({
      file,
      line: lineAt(block, index),
      rule: `"${word}" ${claim}`,
      repair: `Write ${rule.use}${rule.because ? `: ${rule.because}` : ''}.`,
    })),
  );
}
