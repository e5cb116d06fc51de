import type {Page, ParsedPage} from './pages';
import {listPages} from './pages';
import {PageSyntaxError, parsePage} from './parsePage';
import type {ResultCache} from './resultCache';
import type {Problem} from '../types';

/** Reads the pages of a project, each once. */
export interface PageReader {
  /** Every page file, whether it can be parsed or not. */
  files: readonly Page[];
  /** @returns the page with its tree; why it cannot be parsed, if so */
  read: (page: Page) => ParsedPage | readonly Problem[];
  cache?: ResultCache | undefined;
}

/** Parsing is slow, so it is done at the first use, once per page; with a cache, once per state of its text. */
export function createPageReader(root: string, cache?: ResultCache): PageReader {
  const files = listPages(root);
  const results = new Map<Page, ParsedPage | readonly Problem[]>();
  return {
    files,
    cache,
    read: (page) => {
      const result = results.get(page) ?? parseOrExplain(page, cache);
      results.set(page, result);
      return result;
    },
  };
}

export const isParsed = (result: ParsedPage | readonly Problem[]): result is ParsedPage => 'markdown' in result;

function parseOrExplain(page: Page, cache?: ResultCache): ParsedPage | readonly Problem[] {
  try {
    return parsePage(page, cache);
  } catch (error) {
    if (!(error instanceof PageSyntaxError)) throw error;
    return error.mistakes.map((mistake) => ({file: page.file, ...mistake}));
  }
}
