import {existsSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {visit} from 'unist-util-visit';
import {lineOf} from '../../src/kit/mdx';
import type {ParsedPage} from '../pages/pages';
import type {Problem} from '../types';

const note = 'Write :::note above the words and ::: below them; also :::tip, :::warning and :::caution.';
const part = 'Write <details>, <summary>Words to press</summary> and </details>, each on a line of its own.';
const list = 'Write a numbered list.';

/** What this site has instead of components that others have. */
const instead: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    'Note Tip Info Warning Caution Danger Callout Aside Admonition Alert'.split(' ').map((name) => [name, note]),
  ),
  ...Object.fromEntries(
    'Accordion AccordionGroup Expandable Collapse Collapsible'.split(' ').map((name) => [name, part]),
  ),
  Steps: list,
  Step: list,
  Image: 'Write ![What it shows](picture.png), with the file beside the page.',
  Tab: 'Write <TabItem value="a" label="Words to press">, inside of <Tabs>.',
};

/** @returns what to write for a component that is not there: ours of its kind */
export function describeReplacement(name: string): string | undefined {
  return Object.hasOwn(instead, name) ? instead[name] : undefined;
}

/** The build would stop at a fragment that is nowhere, after minutes; what else pages import, `mdx-syntax` refuses. */
export function findMissingImports({file, markdown}: ParsedPage, root: string): Problem[] {
  const problems: Problem[] = [];
  visit(markdown, 'mdxjsEsm', (node) => {
    for (const statement of node.data?.estree?.body ?? []) {
      if (statement.type !== 'ImportDeclaration') continue;
      const from = String(statement.source.value);
      if (!from.startsWith('.') || existsSync(join(root, dirname(file), from))) continue;
      const line = statement.loc?.start.line ?? lineOf(node);
      const rule = `imports "${from}", which is nowhere`;
      problems.push({file, line, rule, repair: 'Correct its path, or take the line and what it names away.'});
    }
  });
  return problems;
}
