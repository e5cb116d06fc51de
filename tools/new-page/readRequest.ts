import {didYouMean} from '../../src/content/didYouMean';
import {pageKinds, type PageKind} from '../../src/content/frontMatter';

/** What the writer asks for. */
export interface PageRequest {
  /** Address below the version's base. */
  route: string;
  kind: PageKind;
}

/** Existing addresses keep their spelling; new ones are made of these words. */
const shape = /^[a-z0-9]+(?:-[a-z0-9]+)*(?:\/[a-z0-9]+(?:-[a-z0-9]+)*)*$/;

/**
 * Reads the words of the command line, or says what is wrong with them.
 * @param promised routes of the site map, whose spelling is right whatever it is
 */
export function readRequest(
  words: readonly string[],
  kind: string | undefined,
  promised: readonly string[],
): PageRequest {
  const [route, ...rest] = words;
  if (!route || rest.length > 0) {
    throw new Error('Give one route, for instance: npm run new-page -- tutorial/document/print --kind task');
  }
  if (!promised.includes(route)) refuseBadRoute(route, promised);
  if (!kind)
    throw new Error(`Say what kind of page it is: --kind ${pageKinds.join('|')} (guides/writing.md tells them apart).`);
  const known = pageKinds.find((one) => one === kind);
  if (!known) throw new Error(`There is no kind "${kind}". ${didYouMean(kind, pageKinds)}`);
  return {route, kind: known};
}

function refuseBadRoute(route: string, promised: readonly string[]): void {
  const bad = `"${route}" is not a route`;
  if (/^\/|^(vi\/)?docs\//.test(route))
    throw new Error(`${bad}: leave out what comes before it, as in tutorial/document/print.`);
  if (/\.mdx?$/.test(route)) throw new Error(`${bad}: leave out the file ending.`);
  if (!shape.test(route))
    throw new Error(`${bad}: use lower-case words, digits, single dashes, and slashes between folders.`);
  const alike = promised.find((other) => other.toLowerCase() === route);
  if (alike) throw new Error(`${bad}: the site map spells it ${alike}, and addresses keep their spelling.`);
}
