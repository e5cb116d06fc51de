import {readFileSync} from 'node:fs';
import {deserialize, serialize} from 'node:v8';
import type {Root} from 'mdast';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {isMap} from 'yaml';
import {placeData} from '../../src/kit/dataPlaces';
import {hashOf} from '../../src/kit/fingerprint';
import type {Page, ParsedPage} from './pages';
import {packagesHash, type ResultCache} from './resultCache';

/** Why a page could not be read and what to do, with the line if the parser knows it. */
export class PageSyntaxError extends Error {
  constructor(
    message: string,
    readonly line: number | undefined,
    readonly repair: string,
  ) {
    super(message);
  }
}

// The same syntax as the site: MDX with tables, front matter and admonitions.
const parser = unified()
  .use(remarkParse)
  .use(remarkFrontmatter)
  .use(remarkMdx)
  .use(remarkGfm)
  .use(remarkDirective)
  .freeze();

const ownText = readFileSync(__filename, 'utf8');

/** A parsed page as it is stored. Most checks look into few trees, so these are stored apart. */
interface Stored extends Pick<ParsedPage, 'frontMatter' | 'keyLines'> {
  tree: Uint8Array;
}

/** @throws PageSyntaxError when the page is no MDX, or its front matter no YAML */
export function parsePage(page: Page, cache?: ResultCache): ParsedPage {
  const key = cache ? hashOf(packagesHash + ownText + page.source) : '';
  const stored = cache?.get(key);
  if (stored) {
    const {tree, ...frontMatter} = deserialize(stored) as Stored;
    let markdown: Root | undefined;
    return {
      ...page,
      ...frontMatter,
      get markdown() {
        return (markdown ??= deserialize(tree) as Root);
      },
    };
  }
  const markdown = parseMarkdown(page.source);
  const frontMatter = parseFrontMatter(markdown);
  cache?.set(key, serialize({...frontMatter, tree: serialize(markdown)} satisfies Stored));
  return {...page, ...frontMatter, markdown};
}

function parseMarkdown(source: string): Root {
  try {
    return parser.parse(source);
  } catch (error) {
    // A tag that is never closed is placed only by the message: "Expected a closing tag for `<X>` (7:1-7:4)".
    const line =
      error instanceof Error && 'line' in error && error.line ? error.line : /\((\d+):/.exec(firstLine(error))?.[1];
    const repair = 'Close what was opened; a literal { or < in text is written \\{ or &lt;.';
    throw new PageSyntaxError(firstLine(error), line ? Number(line) : undefined, repair);
  }
}

function parseFrontMatter(markdown: Root): Pick<ParsedPage, 'frontMatter' | 'keyLines'> {
  const block = markdown.children[0];
  if (block?.type !== 'yaml') return {frontMatter: {}, keyLines: new Map()};
  const {document, lineAt, lineOf} = placeData(block.value);
  const error = document.errors[0];
  if (error) {
    const repair =
      'Put a value with signs of YAML in quotes, such as title: "Print: a document"; close what was opened.';
    throw new PageSyntaxError(firstLine(error), lineAt(error.pos[0]) + 1, repair);
  }
  if (!isMap(document.contents)) return {frontMatter: {}, keyLines: new Map()};
  const frontMatter = document.toJS() as Record<string, unknown>;
  const paths = Object.entries(frontMatter).flatMap(([key, value]) => [
    [key],
    ...(Array.isArray(value) ? [...value.keys()].map((index) => [key, index]) : []),
  ]);
  // The opening --- is line 1, so the first line of the block is line 2.
  return {frontMatter, keyLines: new Map(paths.map((path) => [path.join('.'), lineOf(path) + 1]))};
}

function firstLine(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  return (message.split('\n')[0] ?? message).replace(/[.:]$/, '');
}
