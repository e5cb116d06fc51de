import {quote} from '../pages/prose';

export interface Finding {
  index: number;
  text: string;
}

/** Letters that Vietnamese has and English has not. */
const vietnameseLetter = /[àáảãạăằắẳẵặâầấẩẫậđèéẻẽẹêềếểễệìíỉĩịòóỏõọôồốổỗộơờớởỡợùúủũụưừứửữựỳýỷỹỵ]/i;

/** Frequent English words that are hardly ever Vietnamese words written without marks. */
const englishWords = new Set(
  (
    'the of and is are with that this these those you your from for not will when if or by as has have had which was were ' +
    'they them their its an at on into than then there here what who whose how all any each only also after before ' +
    'must may should cannot does did been'
  ).split(' '),
);

/** Finds words with Vietnamese letters, joining neighbours into one finding. */
export function findVietnameseWords(text: string): Finding[] {
  const findings: Finding[] = [];
  for (const {0: word, index} of text.matchAll(/[\p{L}\p{M}]+/gu)) {
    if (!vietnameseLetter.test(word.normalize('NFC'))) continue;
    const last = findings.at(-1);
    if (last && /^[\s]+$/.test(text.slice(last.index + last.text.length, index))) {
      last.text = text.slice(last.index, index + word.length);
    } else {
      findings.push({index, text: word});
    }
  }
  return findings;
}

/** Finds sentences of three words or more that are English by the share of frequent English words in them. */
export function findEnglishSentences(text: string): Finding[] {
  return [...text.matchAll(/[^.!?:;|]+/g)].flatMap(({0: sentence, index}) => {
    const words = sentence.match(/[\p{L}\p{M}'’-]+/gu) ?? [];
    if (words.length < 3 || !isEnglish(words)) return [];
    const start = index + (sentence.length - sentence.trimStart().length);
    return [{index: start, text: quote(sentence)}];
  });
}

function isEnglish(words: readonly string[]): boolean {
  const english = words.filter((word) => englishWords.has(word.toLowerCase())).length;
  const marked = words.filter((word) => vietnameseLetter.test(word.normalize('NFC'))).length;
  // With Vietnamese around it, one small English word may be part of a product name; four in ten are not.
  return english / words.length >= (marked === 0 ? 0.15 : 0.4);
}
