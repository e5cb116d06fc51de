import {sourceLocale} from '../../src/config/locales';
import {toFingerprint} from '../../src/content/fingerprint';
import {contentFolders, sourceFileOf, type ContentFolder} from '../../src/content/pageLocation';
import type {Page} from '../content/pages';

/** How a translated page stands to its source. */
export type State = 'current' | 'missing' | 'unstamped' | 'stale' | 'orphan';

/** One page in one language. */
export interface TranslationState {
  state: State;
  locale: string;
  version: string;
  /** The translated file, whether it exists or not. */
  file: string;
  /** The file it is, or would be, made from. */
  sourceFile: string;
}

const isTranslation = ({locale}: Pick<Page, 'locale'>): boolean => locale !== sourceLocale;

/** Compares every source page with its translations, and every translation with its source. */
export function findTranslationStates(files: readonly Page[]): TranslationState[] {
  const byFile = new Map(files.map((page) => [page.file, page]));
  const ofSources = files
    .filter((page) => !isTranslation(page))
    .flatMap((source) => translationFolders(source).map((target) => compare(source, target, byFile)));
  const orphans = files.filter(isTranslation).flatMap((page): TranslationState[] => {
    const sourceFile = sourceFileOf(page);
    const {locale, version, file} = page;
    return byFile.has(sourceFile) ? [] : [{state: 'orphan', locale, version, file, sourceFile}];
  });
  return [...ofSources, ...orphans];
}

/** The fingerprint a translation carries in its front matter, or null. */
export function readStamp(source: string): string | null {
  const frontMatter = /^---\n([\s\S]*?)\n---/.exec(source)?.[1] ?? '';
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
  // A partial has no front matter to keep a fingerprint in; the pages that include it have.
  if (source.isPartial) return 'current';
  if (stamp === null) return 'unstamped';
  return stamp === toFingerprint(source.source) ? 'current' : 'stale';
}
