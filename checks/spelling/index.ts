import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {globSync} from 'tinyglobby';
import {readWords, termsFile, wordsFile} from '../../src/kit/vocabulary';
import type {ResultCache} from '../pages/resultCache';
import {readShownTexts, type ShownText} from '../pages/shownTexts';
import {lineAt} from '../pages/prose';
import type {Check, CheckContext, Problem} from '../types';
import {findMisspelt, type Dictionary} from './findMisspelt';
import {findToneSlips} from './findToneSlips';

interface Place {
  file: string;
  line: number;
}

/** Words, each with all its places. */
type Concordance = Map<string, Place[]>;

export const check: Check = {
  name: 'spelling',
  description: 'Every word is in an English or Vietnamese dictionary, or in the vocabulary, and has its usual tone.',
  guide: 'guides/testing.md#spelling',
  data: [termsFile, wordsFile],
  run: async (context) => {
    const texts = readShownTexts(context);
    const words = collectWords(texts);
    const problems = await Promise.all([
      describe(words.en, 'en', context.cache),
      describe(words.vi, 'vi', context.cache),
    ]);
    const slips = describeToneSlips(context);
    return {filesRead: new Set(texts.map(({file}) => file)).size, problems: [...problems.flat(), ...slips]};
  },
};

/** Addresses, file names, and codes such as HD-2025-07. */
const notWords = /\S+[@/]\S+|\S+\.\w{2,4}\b|(?=[\p{Lu}\p{N}-]*\p{N})[\p{Lu}\p{N}]+(?:-[\p{Lu}\p{N}]+)+/gu;

/** Words with Vietnamese letters are looked up in the Vietnamese dictionary, in texts of either language. */
function collectWords(texts: readonly ShownText[]): Record<Dictionary, Concordance> {
  const words: Record<Dictionary, Concordance> = {en: new Map(), vi: new Map()};
  for (const block of texts) {
    // There is no dictionary for other languages.
    if (!(block.locale in words)) continue;
    const text = block.text.replace(notWords, (found) => ' '.repeat(found.length));
    for (const {0: word, index} of text.matchAll(/(?<![\p{L}\p{N}_])[\p{L}\p{M}]+(?:['’]\p{L}+)?(?![\p{L}\p{N}_])/gu)) {
      const dictionary = block.locale === 'vi' || /[^\p{ASCII}’]/u.test(word) ? words.vi : words.en;
      const place = {file: block.file, line: lineAt({line: block.line, text}, index)};
      const places = dictionary.get(word);
      if (places) places.push(place);
      else dictionary.set(word, [place]);
    }
  }
  return words;
}

async function describe(words: Concordance, dictionary: Dictionary, cache?: ResultCache): Promise<Problem[]> {
  const misspelt = await findMisspelt([...words.keys()], dictionary, cache);
  return [...misspelt].flatMap(([word, suggestions]) =>
    (words.get(word) ?? []).map(({file, line}) => ({
      file,
      line,
      rule: `unknown word "${word}"`,
      repair: `${suggestions.length > 0 ? `Did you mean ${suggestions.join(', ')}? ` : ''}A right word goes into ${wordsFile}.`,
    })),
  );
}

/** Vietnamese texts beside the pages. */
const otherVietnamese = ['i18n/vi/**/*.{json,yml}', 'openapi/*/vi.overlay.yaml', termsFile];

/** Whether a tone is usual, only all texts together can say. */
function describeToneSlips({root, files, isChosen}: CheckContext): Problem[] {
  const texts = [
    ...files.filter(({locale}) => locale === 'vi'),
    ...globSync(otherVietnamese, {cwd: root})
      .sort()
      .map((file) => ({file, source: readFileSync(join(root, file), 'utf8')})),
  ];
  if (!texts.some(({file}) => isChosen(file))) return [];
  const {spelling} = readWords();
  return findToneSlips(texts)
    .filter(({syllable}) => !spelling.includes(syllable))
    .map(({file, line, written, usual}) => ({
      file,
      line,
      rule: `"${written}" is nowhere else, but "${usual}" often is`,
      repair: `Correct the tone; a right word goes into ${wordsFile}.`,
    }));
}
