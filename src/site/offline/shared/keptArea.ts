/** What the build says of an area: the pages that a reader keeps together. Addresses have the base path. */
export interface KeptArea {
  pages: number;
  bytes: number;
  /** Changes with any of the files. */
  build: string;
  files: string[];
  /** The service worker of the site. */
  worker: string;
  /** What a kept page says above its text; `{day}` is when its files were last the site's, in the language `lang`. */
  notice: string;
  lang: string;
  /** That moment, once they are kept. */
  asOf?: number;
}

/** A chapter of the guide, the guide of the app, or the APIs of a version. */
const area = /^.*?\/docs(?:\/\d[^/]*)?\/(?:tutorial\/[^/]+|app|api)(?=\/|$)/;

/** @returns the address of the file that describes the area of a page; undefined for a page of none */
export function listOf(address: string): string | undefined {
  const found = area.exec(address)?.[0];
  return found && `${found}.offline.json`;
}
