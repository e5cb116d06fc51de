import type {RankedPage} from './rankPages';

/** A method and part of an address, or an address with a slash: `POST documents`, `/api/users`. */
const requestQuery = /^(?:(get|post|put|patch|delete)\s+)?\/?([\w{}-]+(?:\/[\w{}-]*)*)$/i;

/** @returns the pages of the requests that a query writes, whole or in part; those with the shortest address first */
export function askedRequests(query: string, pages: readonly RankedPage[]): RankedPage[] {
  const [typed, method = '', path = ''] = requestQuery.exec(query.trim()) ?? [];
  if (!typed || (method === '' && !typed.includes('/'))) return [];
  const requestOf = ({index, page}: RankedPage): string => index.pages[page]?.request.toLowerCase() ?? '';
  const [start, part] = [method.toLowerCase(), `/${path.toLowerCase()}`];
  return pages
    .filter((page) => requestOf(page).startsWith(start) && requestOf(page).includes(part))
    .sort((a, b) => requestOf(a).length - requestOf(b).length || b.score - a.score);
}
