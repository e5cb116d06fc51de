import {globSync} from 'tinyglobby';
import type {CheckContext, Problem} from '../types';
import {listPages, type Page, type ParsedPage} from './pages';
import {PageSyntaxError, parsePage} from './parsePage';

/**
 * Gathers what checks may look at.
 * @param selection paths or glob patterns from the root; undefined means every page
 */
export function createContext(root: string, selection?: readonly string[]): CheckContext {
  const files = listPages(root);
  const chosen = selection && new Set(globSync([...selection], {cwd: root}));
  const isChosen = (page: Page) => !chosen || chosen.has(page.file);
  const parsed = new Map<Page, ParsedPage | Problem>();

  // Parsing is slow, so it is done at the first use, once per page.
  const parse = (page: Page): ParsedPage | Problem => {
    const known = parsed.get(page);
    if (known) return known;
    const result = parseOrExplain(page);
    parsed.set(page, result);
    return result;
  };
  const parseAll = (pages: readonly Page[]) => pages.map(parse).filter((result) => 'markdown' in result);

  return {
    root,
    files,
    get pages() {
      return parseAll(files.filter(isChosen));
    },
    get allPages() {
      return parseAll(files);
    },
    get unreadable() {
      return files
        .filter(isChosen)
        .map(parse)
        .filter((result): result is Problem => !('markdown' in result));
    },
  };
}

function parseOrExplain(page: Page): ParsedPage | Problem {
  try {
    return parsePage(page);
  } catch (error) {
    if (!(error instanceof PageSyntaxError)) throw error;
    return {
      file: page.file,
      line: error.line,
      rule: `cannot be read: ${error.message}`,
      repair: 'Close what was opened; a literal { or < in text is written \\{ or &lt;.',
    };
  }
}
