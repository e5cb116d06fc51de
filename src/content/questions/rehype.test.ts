import {createProcessor} from '@mdx-js/mdx';
import type {Root} from 'hast';
import {toHtml} from 'hast-util-to-html';
import {visit} from 'unist-util-visit';
import {expect, it} from 'vitest';
import {rehypeQuestions} from './rehype';

/** @returns the HTML of a page, with elements of MDX as plain ones. */
async function render(value: string, kind: 'answer' | 'task'): Promise<string> {
  let html = '';
  const collect = () => (tree: Root) => {
    tree.children = tree.children.filter(({type}) => type !== 'mdxjsEsm');
    visit(tree, 'mdxJsxFlowElement', (node, index, parent) => {
      const className = node.attributes.flatMap((one) => (typeof one.value === 'string' ? [one.value] : []));
      parent!.children[index!] = {
        type: 'element',
        tagName: node.name ?? '',
        properties: className.length > 0 ? {className} : {},
        children: node.children as never[],
      };
      return index;
    });
    html = toHtml(tree).replaceAll('\n', '');
  };
  const page = () => (_: unknown, file: {data: Record<string, unknown>}) => void (file.data.frontMatter = {kind});
  await createProcessor({remarkPlugins: [page], rehypePlugins: [rehypeQuestions, collect]}).process(value);
  return html;
}

const page = 'Start.\n\n## Area\n\n### One?\n\nYes.\n\n- a\n\n### Two?\n\nNo.\n\n## Next\n\nEnd.';

it('folds each question with its answer, to the next heading', async () => {
  expect(await render(page, 'answer')).toBe(
    '<p>Start.</p><h2>Area</h2>' +
      '<details class="question"><summary><h3>One?</h3></summary><section><p>Yes.</p><ul><li>a</li></ul></section></details>' +
      '<details class="question"><summary><h3>Two?</h3></summary><section><p>No.</p></section></details>' +
      '<h2>Next</h2><p>End.</p>',
  );
});

it('leaves other kinds of pages alone', async () => {
  expect(await render(page, 'task')).not.toContain('<details');
});
