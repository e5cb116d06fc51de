import path from 'node:path';

/** Files besides its own that a page is made from. */
export interface WatchedFiles {
  present: string[];
  /** Files that would count as soon as somebody creates them. */
  absent: string[];
  /** A text in the source of the pages concerned; empty for all pages. */
  marker: string;
}

/** @returns bundler settings by which an edit of these files refreshes pages in the dev server. */
export function watchFiles(files: WatchedFiles) {
  const use = [{loader: path.join(__dirname, 'watchFilesLoader.cjs'), options: files}];
  // Not `test`: Docusaurus takes every rule with a `test` for .mdx as one that compiles such files.
  return {module: {rules: [{resource: /\.mdx?$/, enforce: 'pre' as const, use}]}};
}
