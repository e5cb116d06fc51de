import type {QueryWord} from './parseQuery';

/** Folded words with which questions are asked and which say little about the page that answers. */
const quietWords = new Set(
  (
    'a an and are can did do does for from how i in is it me my of on or the to was what when where which who why with you your ' +
    'lam sao the nao de cach la gi o dau tai vi co duoc khong toi muon cho cua va hay thi nhu bang khi voi'
  ).split(' '),
);

/** @returns whether the word only asks. */
export function isQuiet({spellings}: QueryWord): boolean {
  return spellings.every(({folded}) => quietWords.has(folded));
}
