import type {QueryWord} from './parseQuery';

/** Folded words with which questions are asked and which say little about the page that answers. */
const quietWords = new Set(
  (
    'a an and any are as at be been before but by can could did do does for from has have how i if in into is it its ' +
    'just me my no not of on or our should so than that the their them then there they this to us was were what when ' +
    'where which who why will with would yet you your ' +
    'lam sao the nao de cach la gi o dau tai vi co duoc khong toi muon cho cua va hay thi nhu bang khi voi bi da roi ' +
    'ai luc cac mot nhung nay kia neu'
  ).split(' '),
);

/** @returns whether the word only asks. */
export function isQuiet({spellings}: QueryWord): boolean {
  return spellings.every(({folded}) => quietWords.has(folded));
}
