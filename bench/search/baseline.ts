/** A page of the build, for searches that read pages themselves. */
export interface BuiltFile {
  /** Path of the HTML file. */
  file: string;
  address: string;
  isDoc: boolean;
  /** What its readers call it, in its language. */
  phrases: readonly string[];
}

/** A search over the pages of one language and version. */
export interface OpenSearch {
  /** Bytes a reader may load to search, after brotli. */
  indexBytes: number;
  /** @returns addresses, or paths, of the first rows. */
  ask(query: string): Promise<string[]>;
  close(): Promise<void>;
}
