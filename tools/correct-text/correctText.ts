import {readStamp} from '../../checks/translations/findTranslationStates';
import type {ParsedPage} from '../../checks/pages/pages';
import {correctionsFile} from '../../checks/versions/corrections';
import {pageFingerprint} from '../../src/kit/fingerprint';
import {sourceLocale} from '../../src/kit/locales';
import {sourceFileOf} from '../../src/kit/pageLocation';
import {currentVersion} from '../../src/kit/versions';
import type {PlannedChange} from '../plannedChange';
import {stamp} from '../translations/stampPages';
import {passageAt, passageOf} from './counterpart';
import {findNearest, offsetsOf, toPattern} from './findText';

/** Words, and those that take their place. */
export interface Replacement {
  old: string;
  new: string;
}

/** What is to be corrected. */
export interface CorrectionRequest {
  english: Replacement;
  /** In other languages, by their code. */
  translated: ReadonlyMap<string, Replacement>;
  /** Why frozen pages change; needed only if one does. */
  reason?: string | undefined;
}

/** What a correction finds and plans. */
export interface Correction {
  /** Each place, and below it what stands for it in the other languages. */
  places: string[];
  /** Passages of other versions of these pages that say nearly the same, and keep their words. */
  similar: string[];
  /** Translations that a person has to correct and stamp. */
  open: string[];
}

/**
 * Plans the replacement of words in the pages of every version, with the reason for frozen ones.
 *
 * @throws Error if no page has the words, or no translation of these pages those of its language
 */
export function correctText(
  change: PlannedChange,
  pages: readonly ParsedPage[],
  {english, translated, reason}: CorrectionRequest,
): Correction {
  const sources = pages.filter(({locale}) => locale === sourceLocale);
  const found = sources.filter(({source}) => offsetsOf(source, english.old).length > 0);
  if (found.length === 0) throw new Error(describeNowhere(pages, sources, english.old));
  const others = sources.filter((page) => !found.includes(page) && found.some(({route}) => route === page.route));
  const result: Correction = {places: [], similar: findNearest(others, english.old), open: []};
  const matched = new Set<string>();
  const frozen: string[] = [];
  for (const page of found) {
    const translations = pages.filter((each) => each.locale !== sourceLocale && sourceFileOf(each) === page.file);
    result.places.push(...describePlaces(page, translations, english.old));
    const text = page.source.replace(toPattern(english.old), () => english.new);
    change.write(page.file, text);
    for (const translation of translations) {
      const replacement = translated.get(translation.locale);
      if (replacement && offsetsOf(translation.source, replacement.old).length > 0) matched.add(translation.locale);
      if (!correctTranslation(change, translation, page.source, text, replacement)) result.open.push(translation.file);
    }
    if (page.version !== '' && page.version !== currentVersion.name)
      frozen.push(page.file, ...translations.map(({file}) => file));
  }
  for (const [code, {old}] of translated) {
    if (!matched.has(code)) throw new Error(describeUnmatched(code, old, result.places));
  }
  if (frozen.length > 0) change.edit(correctionsFile, (text) => addReason(text, reason, frozen));
  return result;
}

/** @returns whether the translation is as good as it was */
function correctTranslation(
  change: PlannedChange,
  page: ParsedPage,
  before: string,
  after: string,
  replacement: Replacement | undefined,
): boolean {
  if (!replacement || offsetsOf(page.source, replacement.old).length === 0) return false;
  const text = page.source.replace(toPattern(replacement.old), () => replacement.new);
  const isCurrent = readStamp(page.source) === pageFingerprint(before);
  change.write(page.file, isCurrent ? stamp(text, pageFingerprint(after)) : text);
  return isCurrent;
}

function describePlaces(page: ParsedPage, translations: readonly ParsedPage[], words: string): string[] {
  return offsetsOf(page.source, words).flatMap((offset) => {
    const {key, text} = passageAt(page, offset);
    const line = page.source.slice(0, offset).split('\n').length;
    const counterparts = translations.map((translation) => {
      const passage = passageOf(translation, key);
      return `  ${translation.file}${passage ? `:${passage.line} ${shorten(passage.text)}` : ' is built otherwise'}`;
    });
    return [`${page.file}:${line} ${shorten(text)}`, ...counterparts];
  });
}

/** Longest part of a passage that is shown. */
const longest = 300;

const shorten = (text: string): string => (text.length > longest ? `${text.slice(0, longest)}…` : text);

function addReason(text: string, reason: string | undefined, files: readonly string[]): string {
  const row = `- reason: ${JSON.stringify(reason ?? '')}\n  files:\n${files.map((file) => `    - ${file}\n`).join('')}\n`;
  return text.replace(/^(?=- )/m, () => row);
}

const describeUnmatched = (code: string, words: string, places: readonly string[]): string =>
  [
    `--${code}: no translation of these passages has "${words}". Nothing was changed. The places, and what stands for each:`,
    ...places,
  ].join('\n');

function describeNowhere(pages: readonly ParsedPage[], sources: readonly ParsedPage[], words: string): string {
  const other = pages.find(({source}) => offsetsOf(source, words).length > 0);
  const inOther = other ? ` ${other.file} has it; give the English words first, then --${other.locale}.` : '';
  const near = findNearest(sources, words);
  const lines = near.length > 0 ? ['Nearest:', ...near.map((each) => `  ${each}`)] : ['Nothing is near it either.'];
  return [`No English page has "${words}".${inOther} Nothing was changed.`, ...lines].join('\n');
}
