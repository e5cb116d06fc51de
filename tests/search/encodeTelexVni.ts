/** Telex and VNI are the two ways to type Vietnamese on a plain keyboard; without an input method the keys arrive. */

const tones = ['\u0300', '\u0301', '\u0303', '\u0309', '\u0323'];
const shapes: Record<string, {telex: string; vni: string}> = {
  '\u0302': {telex: '', vni: '6'},
  '\u031b': {telex: 'w', vni: '7'},
  '\u0306': {telex: 'w', vni: '8'},
};

function encodeWord(word: string, method: 'telex' | 'vni'): string {
  let keys = '';
  let tone = '';
  for (const letter of word.normalize('NFD')) {
    const shape = shapes[letter];
    if (tones.includes(letter)) tone = (method === 'telex' ? 'fsxrj' : '21435')[tones.indexOf(letter)] ?? '';
    else if (shape) keys += method === 'vni' ? shape.vni : shape.telex || (keys.at(-1) ?? '');
    else if (letter === 'đ' || letter === 'Đ') keys += method === 'telex' ? 'dd' : 'd9';
    else keys += letter;
  }
  return keys + tone;
}

/** @returns the keys that type a text, with tones at the ends of words */
export function encodeTelexVni(text: string, method: 'telex' | 'vni'): string {
  return text.toLowerCase().replace(/[\p{L}\p{M}]+/gu, (word) => encodeWord(word, method));
}
