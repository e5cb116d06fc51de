import {readFileSync} from 'node:fs';
import {deserialize, serialize} from 'node:v8';
import {languages} from '../../src/kit/locales';
import {hashOf} from '../../src/kit/fingerprint';
import {readTerms, readWords} from '../../src/kit/vocabulary';
import {packagesHash, type ResultCache} from '../pages/resultCache';

/** Dictionaries to look a word up in, by the names the spelling library gives them. */
const dictionaries = {en: 'en,en-GB', vi: 'vi,en,en-GB'} as const;
export type Dictionary = keyof typeof dictionaries;

/** Vietnamese syllables are short, so a mistake in two letters counts; English short words are mostly initials. */
const fewestLetters = {en: 3, vi: 2} as const;

/** Dictionaries that the library adds for programmers. Their words are no words of ours, and loading them takes time. */
const otherDictionaries = ['aws', 'companies', 'cryptocurrencies'];

/**
 * Looks words up. Loading the dictionaries takes longer than all else, so each word is looked up once.
 *
 * @returns the unknown words, each with the nearest known ones
 */
export async function findMisspelt(
  words: readonly string[],
  dictionary: Dictionary,
  cache?: ResultCache,
): Promise<Map<string, string[]>> {
  const own = readOwnWords();
  const key = hashOf([dictionary, packagesHash, readFileSync(__filename, 'utf8'), ...own].join('\n'));
  const stored = cache?.get(key);
  /** What is known of a word: nothing where it is right, otherwise the nearest ones. */
  const known = stored ? (deserialize(stored) as Map<string, string[] | undefined>) : new Map<string, undefined>();
  const unsure = words.filter((word) => !known.has(word));
  if (unsure.length > 0) {
    const found = await lookUp(unsure, dictionary, own);
    for (const word of unsure) known.set(word, found.get(word));
    cache?.set(key, serialize(known));
  }
  return new Map(
    words.flatMap((word) => {
      const suggestions = known.get(word);
      return suggestions ? [[word, suggestions]] : [];
    }),
  );
}

async function lookUp(
  words: readonly string[],
  dictionary: Dictionary,
  own: readonly string[],
): Promise<Map<string, string[]>> {
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
    words: own.map(toDictionarySpelling),
    // In ms; with the usual half second, a busy machine suggests other words than an idle one.
    suggestionsTimeout: 10_000,
    dictionaries: otherDictionaries.map((name) => `!${name}`),
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
  const terms = readTerms().flatMap((group) =>
    group.terms.flatMap((term) => languages.flatMap(({code}) => term[code]?.term ?? [])),
  );
  return [...terms, ...names, ...spelling].flatMap((text) => text.match(/[\p{L}\p{M}]+/gu) ?? []);
}
