import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {parse} from 'yaml';
import {message, type MessageIdAfter} from '../kit/messages';
import {locatePage, shownFile} from '../kit/pageLocation';
import {currentVersion} from '../kit/versions';

/** Guides in the order in which they are read. */
export interface Series {
  id: MessageIdAfter<'series.'>;
  /** Ids of the docs. */
  pages: readonly string[];
}

/** Where a page is in its series. */
export interface SeriesPlace {
  title: string;
  /** Counted from 1. */
  position: number;
  /** All its pages, by their ids. */
  parts: readonly {id: string; title: string}[];
}

/** What the page of a series has in its front matter besides what its writer wrote. */
export interface SeriesFrontMatter {
  series?: SeriesPlace;
  pagination_prev?: string;
  pagination_next?: string;
}

/**
 * Gives a page of the current version its place in a series, and the pages before and after it; at both ends the sidebar
 * leads on.
 *
 * @param filePath of a docs page
 */
export function seriesFrontMatter(
  all: readonly Series[],
  filePath: string,
  siteDir = process.cwd(),
): SeriesFrontMatter {
  const page = locatePage({path: filePath, cwd: siteDir});
  const found = all.find(({pages}) => pages.includes(page?.route ?? ''));
  if (!page || !found || page.version !== currentVersion.name) return {};
  const {id, pages} = found;
  const index = pages.indexOf(page.route);
  const [before, after] = [pages[index - 1], pages[index + 1]];
  return {
    series: {
      title: message(page.locale, `series.${id}`),
      position: index + 1,
      parts: pages.map((each) => ({
        id: each,
        title: titleIn(siteDir, shownFile(siteDir, page.locale, page.version, `${each}.mdx`)),
      })),
    },
    ...(before && {pagination_prev: before}),
    ...(after && {pagination_next: after}),
  };
}

/** @returns the title that the front matter of a page gives. @throws Error if there is no such page */
function titleIn(siteDir: string, file: string): string {
  const path = join(siteDir, file);
  if (!existsSync(path))
    throw new Error(`src/config/series.ts names a page that is not there: ${file}. Correct its id.`);
  const [, frontMatter = ''] = /^---\r?\n(.+?)\r?\n---\r?\n/s.exec(readFileSync(path, 'utf8')) ?? [];
  return (parse(frontMatter) as {title: string}).title;
}
