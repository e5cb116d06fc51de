import type {Root} from 'hast';

/** A page as Docusaurus drew it. */
export interface BuiltPage {
  /** As `toAddress` gives it. */
  address: string;
  /** Steps only read it: the next one gets the same. */
  tree: Root;
}

/** A part of what turns a built language into one that can be served. */
export interface Step {
  /** Named in errors. */
  name: string;
  /** Takes from a page what the step needs. */
  readPage?(page: BuiltPage): Promise<void> | void;
  /** Writes the files of the step. All pages have been read, and the steps before are done. */
  write(): Promise<void> | void;
}

/** @returns a route as pages are known by: decoded, without a slash at its end. The home page in English is ''. */
export function toAddress(route: string): string {
  return decodeURI(route).replace(/\/+$/, '');
}
