import {readFile} from 'node:fs/promises';
import {brotliCompressSync} from 'node:zlib';
import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {describe, expect, it} from 'vitest';
import {attributeOf, isMdxElement} from '../../src/kit/mdx';
import {remarkDiagrams} from '../../src/content/diagrams/remark';
import {elements} from '../../src/content/mockups/elements/mockup';
import {remarkMockups} from '../../src/content/mockups/remark';
import {remarkWalkthroughs, walkthroughComponents} from '../../src/content/walkthroughs/remark';

/** An example of a guide with the HTML that a page would get. */
interface DrawnExample {
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
      if (isMdxElement(node) && ['StaticHtml', 'Walkthrough'].includes(node.name ?? ''))
        rendered.push(`<div>${attributeOf(node, 'html')}</div>`);
    });
  await createProcessor({remarkPlugins: [remarkDiagrams, remarkWalkthroughs, remarkMockups, keepHtml]}).process({
    path,
    value: source,
  });
  return rendered.join('\n');
}

/** @returns every ```mdx block of a guide, rendered. */
async function drawExamples(guide: string): Promise<DrawnExample[]> {
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

const examples = (await Promise.all(['guides/mockups.md', 'guides/diagrams.md'].map(drawExamples))).flat();

describe('the guides', () => {
  it('show every element of a mockup and every kind of diagram', () => {
    const sources = examples.map(({source}) => source).join('\n');
    for (const name of ['Mockup', ...walkthroughComponents, ...Object.keys(elements)])
      expect(sources, name).toContain(`<${name}`);
    for (const kind of ['flowchart TD', 'flowchart LR', 'sequenceDiagram', 'stateDiagram-v2'])
      expect(sources).toContain(kind);
    expect(sources).toContain('Chứng từ');
  });

  it.each(examples.map((example, index) => ({...example, name: `${index + 1} ${example.heading}`})))(
    'render example $name',
    ({html, source}) => {
      expect(html.match(/<figure |<section class="walk[" ]/g)).toHaveLength(
        (source.match(/<Mockup|<Walkthrough|```diagram/g) ?? []).length,
      );
      expect(html).toMatch(/aria-label="[^"]{10,}"/);
      expect(html).not.toMatch(/undefined|NaN|\[object/);
      expect(brotliCompressSync(html).length).toBeLessThan(2500);
    },
  );
});
