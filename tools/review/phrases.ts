import type {ParsedPage} from '../../checks/pages/pages';

/** What readers type for a page. */
export interface SearchPhrase {
  text: string;
  /** Its key in the front matter, such as `search.0`. */
  key: string;
}

/** @returns the phrases under `search` in the front matter of a page */
export function phrasesOf({frontMatter: {search}}: ParsedPage): SearchPhrase[] {
  const phrases: unknown[] = Array.isArray(search) ? search : [];
  return phrases.flatMap((text, index) => (typeof text === 'string' ? [{text, key: `search.${index}`}] : []));
}
