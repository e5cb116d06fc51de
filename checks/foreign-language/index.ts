import {readWords, wordsFile} from '../../src/kit/vocabulary';
import type {ParsedPage} from '../pages/pages';
import {lineAt, mask, readProse} from '../pages/prose';
import type {Check, Problem} from '../types';
import {findEnglishSentences, findVietnameseWords} from './findLanguage';

export const check: Check = {
  name: 'foreign-language',
  description: 'English pages hold no Vietnamese and Vietnamese pages no English, but for labels, code and names.',
  guide: 'guides/testing.md#foreign-language',
  data: [wordsFile],
  run: ({pages}) => {
    const {names} = readWords();
    const known = pages.filter(({locale}) => locale === 'en' || locale === 'vi');
    return {filesRead: known.length, problems: known.flatMap((page) => findForeignText(page, names))};
  },
};

const masks = new RegExp(`${mask}+`, 'g');

function findForeignText(page: ParsedPage, names: readonly string[]): Problem[] {
  const isEnglish = page.locale === 'en';
  const find = isEnglish ? findVietnameseWords : findEnglishSentences;
  const [language, other] = isEnglish ? ['English', 'Vietnamese'] : ['Vietnamese', 'English'];
  return readProse(page).flatMap((block) => {
    const text = names.reduce((left, name) => left.replaceAll(name, mask.repeat(name.length)), block.ownWords);
    return find(text).map(({index, text: found}) => ({
      file: page.file,
      line: lineAt({line: block.line, text}, index),
      rule: `${other} on a page in ${language}: "${found.replace(masks, '…')}"`,
      repair: `Translate it; a label goes in bold, a name into ${wordsFile}.`,
    }));
  });
}
