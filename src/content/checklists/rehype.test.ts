import {createProcessor} from '@mdx-js/mdx';
import type {Element, Nodes, Root} from 'hast';
import {toHtml} from 'hast-util-to-html';
import remarkGfm from 'remark-gfm';
import {visit} from 'unist-util-visit';
import {expect, it} from 'vitest';
import {isMdxElement} from '../../kit/mdx';
import {rehypeSteps} from '../steps/rehype';
import {rehypeChecklists} from './rehype';

/** @returns the HTML of a page, with elements of MDX as plain ones, and without imports. */
async function render(value: string, path = 'docs/tutorial/x.mdx'): Promise<string> {
  let html = '';
  const headingIds = () => (tree: Root) =>
    visit(tree, 'element', (node) => {
      if (node.tagName === 'h2') node.properties.id = 'part';
    });
  const collect = () => (tree: Root) => {
    tree.children = tree.children.filter(({type}) => type !== 'mdxjsEsm');
    visit(tree, (node: Nodes, index, parent) => {
      if (!isMdxElement(node) || !parent || index === undefined) return;
      const properties = Object.fromEntries(
        node.attributes.map((each) => [each.type === 'mdxJsxAttribute' ? each.name : '', String(each.value)]),
      );
      const element: Element = {
        type: 'element',
        tagName: node.name ?? '',
        properties,
        children: node.children as Element['children'],
      };
      parent.children[index] = element;
    });
    html = toHtml(tree).replaceAll('\n', '');
  };
  await createProcessor({
    remarkPlugins: [remarkGfm],
    rehypePlugins: [headingIds, rehypeChecklists, rehypeSteps, collect],
  }).process({path, value, cwd: process.cwd()});
  return html;
}

it('makes boxes of a task list, which are named after their heading, with their words as labels', async () => {
  const html = await render('## Part\n\n- [ ] One [link](x)\n- [x] Two');
  expect(html).toContain(
    '<ul class="checklist"><li><label><input type="checkbox" name="part"><span> One <a href="x">link</a></span></label></li>',
  );
  expect(html).toContain('<Checklist page="tutorial/x" total="2"></Checklist>');
  expect(html).not.toContain('disabled');
});

it('keeps what is below an item out of its label', async () => {
  const loose = await render('## Part\n\n- [ ] One\n\n  More.\n\n- [ ] Two');
  expect(loose).toContain('<span> One</span></label><p>More.</p>');
  const nested = await render('## Part\n\n- [ ] One\n  - a');
  expect(nested).toContain('</label><ul>');
});

it('names each list of a section, and one above all headings', async () => {
  const html = await render('- [ ] Zero\n\n## Part\n\n- [ ] One\n\nText.\n\n- [ ] Two');
  expect([...html.matchAll(/name="([^"]+)"/g)].map(([, name]) => name)).toEqual(['list', 'part', 'part-2']);
});

it('leaves pages without a task list alone', async () => {
  expect(await render('## Part\n\n- One')).not.toContain('checklist');
});

it('gives numbered steps addresses, and each list of a section its own', async () => {
  const html = await render(
    '1. First\n\n## Part\n\n1. A\n2. B\n\nText.\n\n1. C',
    'i18n/vi/docusaurus-plugin-content-docs/current/x.mdx',
  );
  expect([...html.matchAll(/<li id="([^"]+)"/g)].map(([, id]) => id)).toEqual([
    'step-1',
    'part-1',
    'part-2',
    'part-2-1',
  ]);
  expect(html).toContain('<li id="part-2"><a class="hash-link" href="#part-2" tabindex="-1" aria-label="Bước 2"></a>B');
});
