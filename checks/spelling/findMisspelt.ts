import {locales} from '../../src/config/locales';
import {readTerms, readWords} from '../../src/content/vocabulary';

/** Dictionaries to look a word up in, by the names the spelling library gives them. */
const dictionaries = {en: 'en,en-GB', vi: 'vi,en,en-GB'} as const;
export type Dictionary = keyof typeof dictionaries;

/** Vietnamese syllables are short, so a mistake in two letters counts; English short words are mostly initials. */
const fewestLetters = {en: 3, vi: 2} as const;

/** @returns the unknown words, each with the nearest known ones */
export async function findMisspelt(words: readonly string[], dictionary: Dictionary): Promise<Map<string, string[]>> {
  // The library has no CommonJS build.
  const {getDefaultConfigLoader, getDefaultSettings, mergeSettings, resolveConfigFileImports, spellCheckDocument} =
    await import('cspell-lib');
  const extension = await getDefaultConfigLoader().readConfigFile(
    require.resolve('@cspell/dict-vi-vn/cspell-ext.json'),
  );
  if (extension instanceof Error) throw extension;
  const settings = mergeSettings(await getDefaultSettings(true), await resolveConfigFileImports(extension), {
    language: dictionaries[dictionary],
    minWordLength: fewestLetters[dictionary],
    words: readOwnWords().map(toDictionarySpelling),
  });
  // One word a line, so that the line of an issue identifies its word.
  const document = {
    uri: 'file:///words.txt',
    text: words.map(toDictionarySpelling).join('\n'),
    languageId: 'plaintext',
    locale: dictionaries[dictionary],
  };
  const {issues} = await spellCheckDocument(
    document,
    {noConfigSearch: true, generateSuggestions: true, numSuggestions: 3},
    settings,
  );
  const found = new Map<string, string[]>();
  for (const {line, suggestions = []} of issues) {
    const word = words[document.text.slice(0, line.offset).split('\n').length - 1];
    if (word) found.set(word, suggestions);
  }
  return found;
}

/**
 * The dictionary puts tone marks on the last vowel of oa, oe, uy ("xoá"); our pages put them on the first
 * ("xóa"), as most readers do. Both are right.
 */
export function toDictionarySpelling(word: string): string {
  return word
    .normalize('NFD')
    .replace(/(o(?=.[ae]$)|u(?=.y$))([\u0300\u0301\u0303\u0309\u0323])(.)$/i, '$1$3$2')
    .normalize('NFC');
}

/** @returns right words that no dictionary has: those of terms and names, and the list of the vocabulary. */
function readOwnWords(): string[] {
  const {names, spelling} = readWords();
  const terms = readTerms().flatMap((group) => group.terms.flatMap((term) => locales.map(({code}) => term[code].term)));
  return [...terms, ...names, ...spelling].flatMap((text) => text.match(/[\p{L}\p{M}]+/gu) ?? []);
}
