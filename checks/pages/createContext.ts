import type {CheckContext} from '../types';
import {createPageReader, isParsed, type PageReader} from './pageReader';
import type {Page} from './pages';

/**
 * Gathers what checks may look at.
 *
 * @param chosen files to look at, from the root; undefined means all
 * @param reader shared by several contexts of one run
 */
export function createContext(
  root: string,
  chosen?: ReadonlySet<string>,
  reader: PageReader = createPageReader(root),
): CheckContext {
  const {files, read, cache} = reader;
  const isChosen = (file: string): boolean => !chosen || chosen.has(file);
  const readAll = (pages: readonly Page[]) => pages.map(read);
  const chosenFiles = files.filter(({file}) => isChosen(file));

  return {
    root,
    files,
    isChosen,
    cache,
    get pages() {
      return readAll(chosenFiles).filter(isParsed);
    },
    get allPages() {
      return readAll(files).filter(isParsed);
    },
    get unreadable() {
      return readAll(chosenFiles).flatMap((result) => (isParsed(result) ? [] : result));
    },
  };
}
