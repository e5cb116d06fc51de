import {sourceLocale, type LocaleCode} from '../../src/kit/locales';
import {pageFingerprint} from '../../src/kit/fingerprint';
import {contentFolders, sourceFileOf, type ContentFolder} from '../../src/kit/pageLocation';
import type {Page} from '../pages/pages';

export type State = 'current' | 'missing' | 'unstamped' | 'stale' | 'orphan';

export interface TranslationState {
  state: State;
  locale: LocaleCode;
  version: string;
  /** The translated file, whether it exists or not. */
  file: string;
  /** The page it is translated from, whether it exists or not. */
  sourceFile: string;
}

const isTranslation = ({locale}: Pick<Page, 'locale'>): boolean => locale !== sourceLocale;

/** Compares every source page with its translations, and every translation with its source. */
export function findTranslationStates(files: readonly Page[]): TranslationState[] {
  const byFile = new Map(files.map((page) => [page.file, page]));
  const ofSources = files
    .filter((page) => !isTranslation(page))
    .flatMap((source) => translationFolders(source).map((target) => compare(source, target, byFile)))
    .filter(({state, sourceFile}) => state !== 'missing' || !isDraft(byFile.get(sourceFile)));
  const orphans = files.filter(isTranslation).flatMap((page): TranslationState[] => {
    const sourceFile = sourceFileOf(page);
    const {locale, version, file} = page;
    return byFile.has(sourceFile) ? [] : [{state: 'orphan', locale, version, file, sourceFile}];
  });
  return [...ofSources, ...orphans];
}

/** A page that is not published is translated when it is. */
const isDraft = (page: Page | undefined): boolean =>
  /^---\n(?:.*\n)*?draft: true$/m.test(page?.source.replace(/\n---[\s\S]*/, '') ?? '');

/** @returns the fingerprint in the front matter of a translation. */
export function readStamp(source: string): string | null {
  const frontMatter = /^\uFEFF?---\r?\n([\s\S]*?)\r?\n---/.exec(source)?.[1] ?? '';
  return /^source_fingerprint:\s*["']?([0-9a-f]{12})["']?\s*$/m.exec(frontMatter)?.[1] ?? null;
}

function translationFolders(source: Page): ContentFolder[] {
  return contentFolders.filter(
    (target) => isTranslation(target) && target.collection === source.collection && target.version === source.version,
  );
}

function compare(source: Page, target: ContentFolder, byFile: ReadonlyMap<string, Page>): TranslationState {
  const file = source.file.replace(source.folder, target.folder);
  const translation = byFile.get(file);
  const stamp = translation ? readStamp(translation.source) : null;
  return {
    state: toState(translation, stamp, source),
    locale: target.locale,
    version: target.version,
    file,
    sourceFile: source.file,
  };
}

function toState(translation: Page | undefined, stamp: string | null, source: Page): State {
  if (!translation) return 'missing';
  // A partial has no front matter that could hold a fingerprint.
  if (source.isPartial) return 'current';
  if (stamp === null) return 'unstamped';
  return stamp === pageFingerprint(source.source) ? 'current' : 'stale';
}

/** @returns whether a translation was made from an earlier text than its source has now */
export function isStale(translation: Pick<Page, 'source'>, source: Pick<Page, 'source'>): boolean {
  const stamp = readStamp(translation.source);
  return stamp !== null && stamp !== pageFingerprint(source.source);
}
