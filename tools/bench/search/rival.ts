import type {SearchPlace} from '../../../tests/search/readIndexes';

/** A page of the build, for searches that read pages themselves. */
export interface BuiltFile {
  /** HTML file. */
  file: string;
  address: string;
  isDoc: boolean;
}

/** Another search over the same pages. */
export interface Rival {
  name: string;
  /** Bytes a reader loads to search one version, after brotli; 0 where that depends on the query. */
  indexBytes: number;
  /** @returns addresses of the first rows. */
  ask(query: string): Promise<string[]>;
  close(): Promise<void>;
}

/** @returns the pages a place is searched in, as files of the build. */
export function filesOf({indexes, locale}: SearchPlace, buildFolder: string, prefix: string): BuiltFile[] {
  return indexes.flatMap(({pages, documents}) =>
    pages.map(({first}): BuiltFile => {
      const {sectionRoute = '', type} = documents[first] ?? {};
      const below = sectionRoute.replace(/\/$/, '');
      const isRoot = below === prefix;
      return {
        file: `${buildFolder}${isRoot ? `${prefix}/index` : below}.html`,
        address: sectionRoute,
        isDoc: type === 'docs' && locale !== undefined,
      };
    }),
  );
}
