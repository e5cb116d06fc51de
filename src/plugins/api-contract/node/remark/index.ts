import {relative} from 'node:path';
import {site} from '../../../../config/site';
import {pagePlace} from '../pagePlace';
import {componentNames, expand, type ComponentName} from './expand';
import {toNodes, type MdNode} from './nodes';

/** Generated headings stand below the last one that the writer wrote, but never deeper than this. */
const MOST_DEPTH = 4;

/**
 * Remark plugin that replaces `<ApiOperation id="…" />` and its siblings by headings and finished markup.
 * Register it before Docusaurus's own plugins, which give headings their ids and build the table of contents.
 */
export function remarkApiContract(): (root: MdNode, file: {path?: string}) => void {
  return (root, file) => {
    const expandIn = (parent: MdNode): void => {
      let written = 1;
      parent.children = parent.children?.flatMap((node) => {
        if (node.type === 'heading') written = node.depth ?? written;
        if (!isComponent(node)) {
          if (node.children) expandIn(node);
          return [node];
        }
        return expandNode(node, file.path ?? '', Math.min(written + 1, MOST_DEPTH));
      });
    };
    expandIn(root);
  };
}

function expandNode(node: MdNode & {name: ComponentName}, path: string, depth: number): MdNode[] {
  const place = pagePlace(path);
  const line = node.position?.start.line ?? 1;
  const refuse = (detail: string): Error =>
    new Error(`api-contract: ${place ? relative(place.siteDir, path) : path}:${line} <${node.name}> ${detail}`);
  if (!place)
    throw refuse('stands outside docs/, versioned_docs/ and i18n/, so its version is not known. Move the page there.');
  if (node.type === 'mdxJsxTextElement')
    throw refuse('stands inside a paragraph. Put it on a line of its own, between empty lines.');
  try {
    return toNodes(expand({component: node.name, id: idOf(node, refuse), place, depth, baseUrl: site.apiUrl}));
  } catch (error) {
    // A broken contract says itself where it is broken.
    if (!(error instanceof Error) || error.message.startsWith('api-contract:')) throw error;
    throw refuse(error.message);
  }
}

function idOf({name, attributes = []}: MdNode, refuse: (detail: string) => Error): string {
  const id = attributes.find((attribute) => attribute.name === 'id')?.value;
  const other = attributes.find((attribute) => attribute.name !== 'id');
  if (other) throw refuse(`does not know "${other.name ?? '{…}'}". It takes an id and nothing else.`);
  if (name === 'ApiErrors' || name === 'ApiDownloads') {
    if (id !== undefined) throw refuse('takes no id. Remove it.');
    return '';
  }
  if (typeof id !== 'string') throw refuse('needs an id written as plain text: id="…".');
  return id;
}

function isComponent(node: MdNode): node is MdNode & {name: ComponentName} {
  return node.type.startsWith('mdxJsx') && componentNames.some((name) => name === node.name);
}
