/**
 * Telex and VNI are the two ways to type Vietnamese on a plain keyboard. With the input method switched off, the keys
 * themselves arrive: `kys soos` or `ky1 so61` for `ký số`. These functions decode them; whether the result is a word
 * is for the caller to decide.
 */

const vowels = 'aăâeêioôơuưy';
/** Grave, acute, tilde, hook above, dot below. */
const combiningTones = ['\u0300', '\u0301', '\u0303', '\u0309', '\u0323'];
/** Positions in `combiningTones`, by key. */
const telexTones: Record<string, number> = {f: 0, s: 1, x: 2, r: 3, j: 4};
const vniTones: Record<string, number> = {'2': 0, '1': 1, '4': 2, '3': 3, '5': 4};
const circumflexed: Record<string, string> = {a: 'â', e: 'ê', o: 'ô'};

/** @returns the position in a syllable of the vowel that carries the tone, or -1 without a vowel */
function findToneVowel(syllable: string): number {
  const start = syllable.startsWith('qu') || (syllable.startsWith('gi') && /^gi[aăâeêioôơuưy]/.test(syllable)) ? 2 : 0;
  const found = [...syllable].flatMap((letter, position) =>
    position >= start && vowels.includes(letter) ? [position] : [],
  );
  if (found.length === 0) return -1;
  const shaped = found.filter((position) => 'ăâêôơư'.includes(syllable[position] ?? ''));
  const lastShaped = shaped.at(-1);
  if (lastShaped !== undefined) return lastShaped;
  const endsInConsonant = (found.at(-1) ?? 0) < syllable.length - 1;
  if (found.length === 1) return found[0] ?? -1;
  if (found.length === 2 && !endsInConsonant) return found[0] ?? -1;
  return found[1] ?? -1;
}

function withTone(syllable: string, tone: number | undefined): string | undefined {
  if (tone === undefined) return syllable;
  const position = findToneVowel(syllable);
  if (position < 0) return undefined;
  return (syllable.slice(0, position + 1) + combiningTones[tone] + syllable.slice(position + 1)).normalize('NFC');
}

function decodeTelex(word: string): string | undefined {
  let letters = '';
  let tone: number | undefined;
  for (const key of word) {
    const previous = letters.at(-1) ?? '';
    const isTone = key in telexTones && [...letters].some((letter) => vowels.includes(letter));
    if (isTone && tone === undefined) {
      tone = telexTones[key];
    } else if (key === 'd' && letters.startsWith('d')) {
      // Both `ddong` and `dongd` give đông.
      letters = `đ${letters.slice(1)}`;
    } else if (key === 'w') {
      letters = addHornOrBreve(letters);
    } else if (key in circumflexed && letters.includes(key) && (previous === key || !vowels.includes(previous))) {
      // Both `hoop` and `hopo` give hôp.
      const position = letters.lastIndexOf(key);
      letters = letters.slice(0, position) + circumflexed[key] + letters.slice(position + 1);
    } else {
      letters += key;
    }
  }
  return withTone(letters, tone);
}

function addHornOrBreve(letters: string): string {
  if (/uo/.test(letters)) return letters.replace('uo', 'ươ');
  if (/ưo/.test(letters)) return letters.replace('ưo', 'ươ');
  const position = Math.max(letters.lastIndexOf('a'), letters.lastIndexOf('o'), letters.lastIndexOf('u'));
  if (position < 0) return `${letters}ư`;
  const shaped = {a: 'ă', o: 'ơ', u: 'ư'}[letters[position] ?? ''] ?? '';
  return letters.slice(0, position) + shaped + letters.slice(position + 1);
}

function decodeVni(word: string): string | undefined {
  let letters = '';
  let tone: number | undefined;
  for (const key of word) {
    if (key in vniTones) {
      tone = vniTones[key];
    } else if (key === '6') {
      letters = letters.replace(/[aeo](?!.*[aeo])/, (vowel) => circumflexed[vowel] ?? vowel);
    } else if (key === '7') {
      letters = letters.includes('uo')
        ? letters.replace('uo', 'ươ')
        : letters.replace(/[ou](?!.*[ou])/, (vowel) => ({o: 'ơ', u: 'ư'})[vowel] ?? vowel);
    } else if (key === '8') {
      letters = letters.replace('a', 'ă');
    } else if (key === '9') {
      letters = letters.replace('d', 'đ');
    } else {
      letters += key;
    }
  }
  return withTone(letters, tone);
}

/**
 * @param word lower-case letters and digits without marks; digits mean VNI, letters alone Telex
 * @returns the Vietnamese word that the keys spell, or undefined if they spell no other word
 */
export function decodeTelexVni(word: string): string | undefined {
  if (!/^[a-z]+[a-z0-9]*$/.test(word)) return undefined;
  const decoded = /\d/.test(word) ? decodeVni(word) : decodeTelex(word);
  return decoded === word ? undefined : decoded;
}
