import type {Root} from 'hast';

/** A page as Docusaurus built it. */
export interface BuiltPage {
  /** Path of the page, as `toAddress` returns it. */
  address: string;
  /** Shared by all steps: read it only. */
  tree: Root;
}

/** One thing that is done to a built language, such as writing the search index. */
export interface Step {
  /** Named in errors. */
  name: string;
  /** Called for each page before any step writes. */
  readPage?(page: BuiltPage): Promise<void> | void;
  /** Writes the files of the step, after all pages are read and the steps before it are done. */
  write(): Promise<void> | void;
}

/** @returns a route decoded and without a trailing slash; '' for the English home page. */
export function toAddress(route: string): string {
  return decodeURI(route).replace(/\/+$/, '');
}
