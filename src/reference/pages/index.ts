import type {Heading, Parents, Root, RootContent} from 'mdast';
import {codeStyles} from '../../kit/code/codeBlock';
import {division, heading, isMdxElement, lineOf, staticBlock, styleImport, type MdxElement} from '../../kit/mdx';
import {PageError} from '../../kit/pageError';
import {locatePage, type MarkdownFile} from '../../kit/pageLocation';
import {contractOfPage} from '../contract/contractOfPage';
import {columnClass, columnsClass, fillColumns} from './fillColumns';
import {expand, componentsWithoutId, isComponentName, UnknownPartError, type ComponentName} from './expand';
import {findRefusals, type Refusals} from './refusals';
import type {Columns, Section} from './sections';

/** Most pages show nothing of a contract, and go without its styles. */
const styles = '@site/src/reference/pages/reference.css';

/** Generated headings are one level below the last written one, but never deeper than this. */
const deepest = 4;

type Component = MdxElement & {name: ComponentName};
type Depth = Heading['depth'];
/** Makes the error for what is wrong with a component, and its repair. */
type Fail = (problem: string, repair: string) => PageError;

const guide = 'src/reference/README.md';

/**
 * Remark plugin that replaces `<ApiOperation id="…" />` and its siblings by headings and finished markup.
 * Register it before Docusaurus's own plugins, which give headings their ids and build the table of contents.
 *
 * @param apiUrl address that samples call unless the reader sets another
 * @throws PageError when a component is wrong, ContractError when its contract is
 */
export function remarkApiContract({apiUrl}: {apiUrl: string}) {
  return (root: Root, file: MarkdownFile): void => {
    const page: Page = {file, apiUrl, refusals: findRefusals(root), end: []};
    if (!expandIn(root, page)) return;
    fillColumns(root);
    root.children.unshift(styleImport(codeStyles), styleImport(styles));
    root.children.push(...page.end);
  };
}

interface Page {
  file: MarkdownFile;
  apiUrl: string;
  refusals: Refusals | undefined;
  /** What stands below everything that was written. */
  end: RootContent[];
}

/** Components without looks of their own: a plain list, and a closed form, which looks as the code beside it says. */
const plainComponents: readonly ComponentName[] = ['ApiDownloads', 'ApiTry'];

/** @returns whether there was anything to expand that has looks of its own */
function expandIn(parent: Parents, page: Page): boolean {
  let written: Depth = 1;
  let isExpanded = false;
  const children = (parent.children as RootContent[]).flatMap((node): RootContent[] => {
    if (node.type === 'heading') written = node.depth;
    if (isComponent(node)) {
      isExpanded ||= !plainComponents.includes(node.name);
      return expandComponent(node, page, Math.min(written + 1, deepest) as Depth);
    }
    if ('children' in node && expandIn(node, page)) isExpanded = true;
    return node === page.refusals?.table ? [...page.refusals.before, node] : [node];
  });
  parent.children = children as typeof parent.children;
  return isExpanded;
}

function expandComponent(element: Component, {file, apiUrl, refusals, end}: Page, depth: Depth): RootContent[] {
  const page = locatePage(file);
  const place = {file, line: lineOf(element)};
  const fail: Fail = (problem, repair) =>
    new PageError('reference', place, `<${element.name}> ${problem}`, repair, guide);
  if (page?.collection !== 'docs')
    throw fail(
      'is used outside docs/, versioned_docs/ and i18n/.',
      'Move the page there, so that its version is known.',
    );
  if (element.type === 'mdxJsxTextElement')
    throw fail('is inside a paragraph.', 'Put it on a line of its own, between empty lines.');
  const id = readId(element, fail);
  const contract = contractOfPage(page, file.cwd);
  try {
    const parts = expand({
      component: element.name,
      id,
      page,
      contract,
      depth,
      baseUrl: apiUrl,
      refusals,
    });
    const here: RootContent[] = [];
    for (const part of parts) ('isAtEnd' in part ? end : here).push(...toNodes(part));
    return here;
  } catch (error) {
    // Messages about a contract name their place already.
    if (!(error instanceof Error) || error.message.startsWith('reference:')) throw error;
    if (!(error instanceof UnknownPartError)) throw fail(error.message, 'Correct the component or the contract.');
    throw fail(error.problem, error.repair);
  }
}

/**
 * Reader modes leave out a `div` with many links, never a `section`.
 *
 * @returns real headings, which the table of contents and the search see, and finished markup
 */
function toNodes(part: Section | Columns): RootContent[] {
  if ('aside' in part) {
    const {text, aside, below = []} = part;
    const columns = [text, aside, below].filter((sections) => sections.length > 0);
    return [
      division(
        columnsClass,
        columns.map((sections) => division(columnClass, sections.flatMap(toNodes), 'section')),
      ),
    ];
  }
  const {heading: title, html} = part;
  const block = staticBlock(html, 'api', 'section');
  return [...(title ? [heading(title.depth, title.id, title.text)] : []), ...(html === '' ? [] : [block])];
}

function readId({name, attributes}: Component, fail: Fail): string {
  let id: unknown;
  for (const attribute of attributes) {
    if (attribute.type === 'mdxJsxAttribute' && attribute.name === 'id') id = attribute.value;
    else {
      const other = attribute.type === 'mdxJsxAttribute' ? attribute.name : '{…}';
      throw fail(`does not know "${other}".`, 'It takes an id and nothing else.');
    }
  }
  if (componentsWithoutId.includes(name)) {
    if (id !== undefined) throw fail('takes no id.', 'Remove it.');
    return '';
  }
  if (typeof id !== 'string') throw fail('needs an id.', 'Write it as plain text: id="…".');
  return id;
}

function isComponent(node: RootContent): node is Component {
  return isMdxElement(node) && isComponentName(node.name);
}
