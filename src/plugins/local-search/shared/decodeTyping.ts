/**
 * Telex and VNI leave letters and digits behind when the keyboard program is off: `kys soos`, `ky1 so61`.
 * These functions read such leftovers back; whether the result is a word is for the caller to decide.
 */

const vowels = 'aăâeêioôơuưy';
const toneOfTelexKey: Record<string, number> = {f: 0, s: 1, x: 2, r: 3, j: 4};
const combiningTones = ['\u0300', '\u0301', '\u0303', '\u0309', '\u0323'];

/** @returns the place in a syllable where the tone is written, or -1 without a vowel. */
function placeOfTone(syllable: string): number {
  const start = syllable.startsWith('qu') || (syllable.startsWith('gi') && /^gi[aăâeêioôơuưy]/.test(syllable)) ? 2 : 0;
  const places = [...syllable].flatMap((letter, place) => (place >= start && vowels.includes(letter) ? [place] : []));
  if (places.length === 0) return -1;
  const shaped = places.filter((place) => 'ăâêôơư'.includes(syllable[place] ?? ''));
  const lastShaped = shaped.at(-1);
  if (lastShaped !== undefined) return lastShaped;
  const endsInConsonant = (places.at(-1) ?? 0) < syllable.length - 1;
  if (places.length === 1) return places[0] ?? -1;
  if (places.length === 2 && !endsInConsonant) return places[0] ?? -1;
  return places[1] ?? -1;
}

function withTone(syllable: string, tone: number | undefined): string | undefined {
  if (tone === undefined) return syllable;
  const place = placeOfTone(syllable);
  if (place < 0) return undefined;
  return (syllable.slice(0, place + 1) + combiningTones[tone] + syllable.slice(place + 1)).normalize('NFC');
}

function decodeTelex(word: string): string | undefined {
  let letters = '';
  let tone: number | undefined;
  for (const key of word) {
    const previous = letters.at(-1) ?? '';
    const isTone = key in toneOfTelexKey && [...letters].some((letter) => vowels.includes(letter));
    if (isTone && tone === undefined) {
      tone = toneOfTelexKey[key];
    } else if (key === 'd' && letters.startsWith('d')) {
      // Both `ddong` and `dongd` give đông.
      letters = `đ${letters.slice(1)}`;
    } else if (key === 'w') {
      letters = addHornOrBreve(letters);
    } else if ('aeo'.includes(key) && letters.includes(key) && (previous === key || !vowels.includes(previous))) {
      // Both `hoop` and `hopo` give hôp.
      const place = letters.lastIndexOf(key);
      letters = letters.slice(0, place) + ({a: 'â', e: 'ê', o: 'ô'}[key] ?? key) + letters.slice(place + 1);
    } else {
      letters += key;
    }
  }
  return withTone(letters, tone);
}

function addHornOrBreve(letters: string): string {
  if (/uo/.test(letters)) return letters.replace('uo', 'ươ');
  if (/ưo/.test(letters)) return letters.replace('ưo', 'ươ');
  const place = Math.max(letters.lastIndexOf('a'), letters.lastIndexOf('o'), letters.lastIndexOf('u'));
  if (place < 0) return `${letters}ư`;
  const shaped = {a: 'ă', o: 'ơ', u: 'ư'}[letters[place] ?? ''] ?? '';
  return letters.slice(0, place) + shaped + letters.slice(place + 1);
}

const vniTones: Record<string, number> = {'2': 0, '1': 1, '4': 2, '3': 3, '5': 4};

function decodeVni(word: string): string | undefined {
  let letters = '';
  let tone: number | undefined;
  for (const key of word) {
    if (key in vniTones) {
      tone = vniTones[key];
    } else if (key === '6') {
      letters = letters.replace(/[aeo](?!.*[aeo])/, (vowel) => ({a: 'â', e: 'ê', o: 'ô'})[vowel] ?? vowel);
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
 * @param word lower-case letters and digits without marks.
 * @returns the Vietnamese word the keys would have given, or nothing if they give no new word.
 */
export function decodeTyping(word: string): string | undefined {
  if (!/^[a-z]+[a-z0-9]*$/.test(word)) return undefined;
  const decoded = /\d/.test(word) ? decodeVni(word) : decodeTelex(word);
  return decoded === word ? undefined : decoded;
}
