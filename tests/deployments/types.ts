import type {BuiltPage} from '../dist/readPage';
import type {CheckedSite, Finding} from '../dist/types';
import type {Response} from '../server/sendRequest';

/** A way to publish this site: its settings, and what they must lead to. */
export interface Deployment {
  name: string;
  /** The settings of `src/config/site.ts` that differ from their defaults. */
  environment: Readonly<Record<string, string>>;
  /** The languages that are built: code and address of the home page, the main language first. */
  languages: Readonly<Record<string, string>>;
  /** Numbers of the versions that are built, newest first; all if it is not given. */
  versions?: readonly string[];
  /** Changes the copy of the project before it is built. */
  prepare?(folder: string): Promise<void>;
  /** Whether its pages ask hosts that are not here, such as a hosted search: then nobody walks through it. */
  asksOtherHosts?: boolean;
  /** What holds for this deployment alone, beside what `expectations.ts` asks of each. */
  expect?(site: CrawledSite): readonly Finding[] | Promise<readonly Finding[]>;
}

/** A mention of an address in a file of the site. */
export interface Mention {
  /** Address of the file. */
  from: string;
  /** What mentions it, like "a href" or "Sitemap". */
  by: string;
  /** Path and query on this site, as a browser would ask for it. */
  path: string;
  /** Without `#`; '' for none. */
  anchor: string;
}

/** A served deployment of which every file was read. */
export interface CrawledSite {
  deployment: Deployment;
  /** Where the build is. */
  folder: string;
  /** Where it is published: `https://docs.example.com`. */
  url: string;
  /** Where all its addresses are: `/`, or `/docs-site/`. */
  base: string;
  /** Addresses of all files that are served, as browsers ask for them. */
  addresses: readonly string[];
  /** The pages by their addresses; the not-found pages, which have none of their own, are `…/404`. */
  pages: ReadonlyMap<string, BuiltPage>;
  mentions: readonly Mention[];
  /** @returns a file of the build, by its path below the build folder: `_headers`, `.delivery/redirects.json` */
  readFile(file: string): string;
  /** @returns the answer to a request for a path on the host, which is asked for once */
  get(path: string): Promise<Response>;
}

/** What every deployment must keep, whatever its settings. */
export interface Expectation {
  name: string;
  /** What is counted in the report. */
  unit: string;
  run(site: CrawledSite): Promise<CheckedSite>;
}
