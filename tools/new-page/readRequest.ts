import {didYouMean} from '../../src/kit/didYouMean';
import {pageKinds, type PageKind} from '../../src/content/front-matter/frontMatter';

export interface PageRequest {
  /** Address below the version's base. */
  route: string;
  kind: PageKind;
  /** By language, as far as they were given. */
  titles: Readonly<Record<string, string>>;
  /** Id of the page that it follows in the sidebar. */
  after?: string | undefined;
}

/** Kinds of which the site has one page for all, and what to add to it in both languages. */
const sections: Partial<Record<PageKind, string>> = {
  answer: `An answer is no page of its own, but a section of docs/questions.mdx. Add it there and in i18n/vi/docusaurus-plugin-content-docs/current/questions.mdx, below the group that it belongs to, with the same id:

### Can I print a document? {/* #print */}

The answer in the first sentence.`,
  'release-note': `A release note is no page of its own, but an entry of docs/release-notes/website.mdx (or mobile.mdx). Add it there and in i18n/vi/docusaurus-plugin-content-docs/current/release-notes/website.mdx, above the others; its id is the day:

## Documents can be printed {/* #2026-01-31 */}

<Change kind="new" areas="website" />

- Who is concerned, and a link to the page.`,
};

/** Existing addresses keep their spelling; new ones have this form. */
const shape = /^[a-z0-9]+(?:-[a-z0-9]+)*(?:\/[a-z0-9]+(?:-[a-z0-9]+)*)*$/;

/** Kinds of which there are pages to create. */
export const creatableKinds: readonly PageKind[] = pageKinds.filter((kind) => !sections[kind]);

/**
 * Reads the arguments of the command line.
 *
 * @param known routes that exist
 * @throws Error if an argument is missing or wrong
 */
export function readRequest(
  words: readonly string[],
  kind: string | undefined,
  known: readonly string[] = [],
): Pick<PageRequest, 'route' | 'kind'> {
  const [route, ...rest] = words;
  if (!route || rest.length > 0) {
    const quotes = rest.length > 0 ? ' Put a title between quotation marks.' : '';
    throw new Error(`Give one route, for instance: npm run new-page -- tutorial/document/print --kind task.${quotes}`);
  }
  validateRoute(route, known);
  if (!kind)
    throw new Error(
      `Say what kind of page it is: --kind ${creatableKinds.join('|')} (guides/writing.md tells them apart).`,
    );
  const found = pageKinds.find((one) => one === kind);
  if (!found) throw new Error(`There is no kind "${kind}". ${didYouMean(kind, creatableKinds)}`);
  const section = sections[found];
  if (section) throw new Error(section);
  return {route, kind: found};
}

/**
 * @param known routes that exist: their folders keep their spelling
 * @throws Error if a new page cannot have this address
 */
export function validateRoute(route: string, known: readonly string[] = []): void {
  const bad = `"${route}" is not a route`;
  if (/^\/|^(?:[a-z]{2}\/)?docs\/|^i18n\//.test(route))
    throw new Error(`${bad}: leave out what comes before it, as in tutorial/document/print.`);
  if (/\.mdx?$/.test(route)) throw new Error(`${bad}: leave out the file ending.`);
  const folders = route.split('/').flatMap((_, index, parts) => parts.slice(0, index).join('/') || []);
  const existing = folders.filter((folder) => known.some((each) => each.startsWith(`${folder}/`))).at(-1);
  if (!shape.test(existing === undefined ? route : route.slice(existing.length + 1)))
    throw new Error(`${bad}: use lower-case words, digits, single dashes, and slashes between folders.`);
}
