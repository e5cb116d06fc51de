import {createContext} from '../../checks/pages/createContext';
import {createPageReader} from '../../checks/pages/pageReader';
import {openResultCache} from '../../checks/pages/resultCache';
import type {CheckContext} from '../../checks/types';

/**
 * Reads all pages of the site, with what the checks have parsed before.
 *
 * @throws Error if one of them cannot be read: its links would be lost
 */
export function readSite(root: string): CheckContext {
  const context = createContext(root, undefined, createPageReader(root, openResultCache(root)));
  const [unreadable] = context.unreadable;
  if (!unreadable) return context;
  const {file, line, rule, repair} = unreadable;
  throw new Error(`${file}:${line ?? 1} ${rule}. ${repair} Nothing was changed.`);
}
