/** @returns the letters of a folded word as bits: a to z, all digits together, everything else together. */
export function lettersOf(word: string): number {
  let set = 0;
  for (let place = 0; place < word.length; place += 1) {
    const code = word.charCodeAt(place);
    if (code >= 97 && code <= 122) set |= 1 << (code - 97);
    else set |= code >= 48 && code <= 57 ? 1 << 26 : 1 << 27;
  }
  return set >>> 0;
}

/** @returns how many letters only one of the two sets has. */
export function differingLetters(a: number, b: number): number {
  let count = 0;
  for (let rest = (a ^ b) >>> 0; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}
