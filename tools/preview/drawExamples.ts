import {readFile} from 'node:fs/promises';
import type {TreeNode} from '../../src/plugins/figures/node/mdxTree';
import {remarkDiagrams} from '../../src/plugins/diagrams/remark';
import {remarkFigures} from '../../src/plugins/figures/remark';

/** One example of the guide: its source, and the markup a page would get. */
export interface DrawnExample {
  heading: string;
  source: string;
  html: string;
}

/** Draws MDX text the way the site does; the path tells the language. */
export async function drawMdx(source: string, path: string): Promise<string> {
  // The package can only be imported, and scripts here run as CommonJS: hence the import at run time.
  const {createProcessor} = await import('@mdx-js/mdx');
  let drawn: TreeNode = {type: 'root'};
  const keepTree = () => (tree: TreeNode) => {
    drawn = structuredClone(tree);
  };
  // The path ends in .mdx so that the text is read as MDX, also when it stands in a guide.
  await createProcessor({remarkPlugins: [remarkDiagrams, remarkFigures, keepTree]}).process({path, value: source});
  return htmlOf(drawn);
}

/** Draws every ```mdx block of a guide. */
export async function drawExamples(guide: string): Promise<DrawnExample[]> {
  const text = await readFile(guide, 'utf8');
  const examples: DrawnExample[] = [];
  let heading = '';
  for (const match of text.matchAll(/^#{2,3} (.+)$|^(`{3,})mdx\n([\s\S]*?)^\2$/gm)) {
    if (match[1]) heading = match[1];
    const source = match[3];
    if (source) examples.push({heading, source, html: await drawMdx(source, `i18n/${languageOf(source)}/example.mdx`)});
  }
  return examples;
}

/** Vietnamese is told by letters English does not have. */
function languageOf(source: string): 'en' | 'vi' {
  return /[ăđơư\u1ea0-\u1ef9]/i.test(source) ? 'vi' : 'en';
}

function htmlOf(node: TreeNode): string {
  if (node.name === 'StaticHtml') {
    const html = node.attributes?.find(({name}) => name === 'html')?.value;
    return `<div>${typeof html === 'string' ? html : ''}</div>`;
  }
  return (node.children ?? []).map(htmlOf).join('\n');
}
