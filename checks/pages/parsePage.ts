import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {deserialize, serialize} from 'node:v8';
import type {Root} from 'mdast';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {isMap} from 'yaml';
import {tabCharacter} from '../../src/content/syntax/findTabs';
import {PageMistakes, type Mistake} from '../../src/content/syntax/mistakes';
import {remarkLenientParser} from '../../src/content/syntax/remark';
import {placeData} from '../../src/kit/dataPlaces';
import {hashOf} from '../../src/kit/fingerprint';
import type {Page, ParsedPage} from './pages';
import {packagesHash, type ResultCache} from './resultCache';

/** Why a page could not be read, and what to do. */
export class PageSyntaxError extends Error {
  constructor(readonly mistakes: readonly Mistake[]) {
    super(mistakes.map(({rule}) => rule).join('\n'));
  }
}

// The same syntax as the site: MDX with tables, front matter and admonitions, read by our own step.
const parser = unified()
  .use(remarkParse)
  .use(remarkFrontmatter)
  .use(remarkMdx)
  .use(remarkGfm)
  .use(remarkDirective)
  .use(remarkLenientParser)
  .freeze();

const syntaxFolder = join(__dirname, '../../src/content/syntax');
const ownText = [__filename, ...readdirSync(syntaxFolder).map((name) => join(syntaxFolder, name))]
  .map((file) => readFileSync(file, 'utf8'))
  .join('');

/** Stands for all that makes a tree of a text. */
const parserHash = hashOf(packagesHash + ownText);

/** A parsed page as it is stored. Most checks look into few trees, so these are stored apart. */
interface Stored extends Pick<ParsedPage, 'frontMatter' | 'keyLines'> {
  tree: Uint8Array;
}

/** @throws PageSyntaxError when the page is no MDX, or its front matter no YAML */
export function parsePage(page: Page, cache?: ResultCache): ParsedPage {
  const key = cache ? hashOf(parserHash + page.source) : '';
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
    throw error instanceof PageMistakes ? new PageSyntaxError(error.mistakes) : error;
  }
}

function parseFrontMatter(markdown: Root): Pick<ParsedPage, 'frontMatter' | 'keyLines'> {
  const block = markdown.children[0];
  if (block?.type !== 'yaml') return {frontMatter: {}, keyLines: new Map()};
  const {document, lineAt, lineOf} = placeData(block.value);
  const error = document.errors[0];
  if (error?.code === 'DUPLICATE_KEY') {
    const [key = ''] = /^[^:\n]*/.exec(block.value.slice(error.pos[0])) ?? [];
    const rule = `has the key "${key.trim()}" twice`;
    throw new PageSyntaxError([{line: lineAt(error.pos[0]) + 1, rule, repair: 'Keep one of them.'}]);
  }
  if (error?.code === 'TAB_AS_INDENT') {
    throw new PageSyntaxError([{line: lineAt(error.pos[0]) + 1, ...tabCharacter}]);
  }
  const line = error && block.value.split('\n')[lineAt(error.pos[0]) - 1];
  const [, key, value] = /^([\w-]+): +([^"'[{].*: .*?)\s*$/.exec(line ?? '') ?? [];
  if (error && key && value) {
    const rule = `has ": " inside the value of "${key}", which YAML takes for another key`;
    const repair = `Put the value in quotes: ${key}: ${JSON.stringify(value)}.`;
    throw new PageSyntaxError([{line: lineAt(error.pos[0]) + 1, rule, repair}]);
  }
  if (error) {
    const repair =
      'Put a value with signs of YAML in quotes, such as title: "Print: a document"; close what was opened.';
    const rule = `cannot be read: ${firstLine(error.message)}`;
    throw new PageSyntaxError([{line: lineAt(error.pos[0]) + 1, rule, repair}]);
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

function firstLine(message: string): string {
  return (message.split('\n')[0] ?? message).replace(/[.:]$/, '');
}
