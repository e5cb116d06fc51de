import {didYouMean} from '../../src/kit/didYouMean';
import {pageKinds, type PageKind} from '../../src/content/front-matter/frontMatter';

export interface PageRequest {
  /** Address below the version's base. */
  route: string;
  kind: PageKind;
}

/** Existing addresses keep their spelling; new ones have this form. */
const shape = /^[a-z0-9]+(?:-[a-z0-9]+)*(?:\/[a-z0-9]+(?:-[a-z0-9]+)*)*$/;

/**
 * Reads the arguments of the command line.
 *
 * @throws Error if an argument is missing or wrong
 */
export function readRequest(words: readonly string[], kind: string | undefined): PageRequest {
  const [route, ...rest] = words;
  if (!route || rest.length > 0) {
    throw new Error('Give one route, for instance: npm run new-page -- tutorial/document/print --kind task');
  }
  validateRoute(route);
  if (!kind)
    throw new Error(`Say what kind of page it is: --kind ${pageKinds.join('|')} (guides/writing.md tells them apart).`);
  const known = pageKinds.find((one) => one === kind);
  if (!known) throw new Error(`There is no kind "${kind}". ${didYouMean(kind, pageKinds)}`);
  return {route, kind: known};
}

function validateRoute(route: string): void {
  const bad = `"${route}" is not a route`;
  if (/^\/|^(vi\/)?docs\//.test(route))
    throw new Error(`${bad}: leave out what comes before it, as in tutorial/document/print.`);
  if (/\.mdx?$/.test(route)) throw new Error(`${bad}: leave out the file ending.`);
  if (!shape.test(route))
    throw new Error(`${bad}: use lower-case words, digits, single dashes, and slashes between folders.`);
}
