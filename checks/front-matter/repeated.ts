import type {ParsedPage} from '../pages/pages';

/** A text of a page. */
export interface PageText {
  page: ParsedPage;
  text: string;
  /** Key of the front matter, or its item: `search.0`. */
  key: string;
}

/** @returns the texts that an earlier page of the same language and version has, with that page */
export function findRepeated(all: readonly PageText[]): (PageText & {earlier: ParsedPage})[] {
  const first = new Map<string, ParsedPage>();
  return all.flatMap(({page, text, key}) => {
    const place = `${page.locale} ${page.version} ${text.normalize('NFC').trim().toLowerCase()}`;
    const earlier = first.get(place);
    if (earlier) return [{page, text, key, earlier}];
    first.set(place, page);
    return [];
  });
}
