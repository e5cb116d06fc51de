import {readFile} from 'node:fs/promises';
import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {attributeOf, isMdxElement} from '../../src/kit/mdx';
import {remarkDiagrams} from '../../src/content/diagrams/remark';
import {remarkMockups} from '../../src/content/mockups/remark';

/** An example of a guide with the HTML that a page would get. */
export interface DrawnExample {
  heading: string;
  source: string;
  html: string;
}

/**
 * Renders the mockups and diagrams of an MDX text as the site does.
 *
 * @param path path of the text, which gives its language
 * @returns their HTML; everything else in the text is left out
 */
async function drawMdx(source: string, path: string): Promise<string> {
  // The package has no CommonJS build.
  const {createProcessor} = await import('@mdx-js/mdx');
  const rendered: string[] = [];
  const keepHtml = () => (tree: Root) =>
    visit(tree, (node) => {
      if (isMdxElement(node) && node.name === 'StaticHtml') rendered.push(`<div>${attributeOf(node, 'html')}</div>`);
    });
  await createProcessor({remarkPlugins: [remarkDiagrams, remarkMockups, keepHtml]}).process({path, value: source});
  return rendered.join('\n');
}

/** @returns every ```mdx block of a guide, rendered. */
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

/** Vietnamese is recognised by letters that English does not have. */
function languageOf(source: string): 'en' | 'vi' {
  return /[ăđơư\u1ea0-\u1ef9]/i.test(source) ? 'vi' : 'en';
}
