import {existsSync} from 'node:fs';
import {createRequire} from 'node:module';
import {dirname, join} from 'node:path';
import {visit} from 'unist-util-visit';
import {lineOf} from '../../src/kit/mdx';
import type {ParsedPage} from '../pages/pages';
import type {Problem} from '../types';

const site = join(__dirname, '../..');
const fromSite = createRequire(join(site, 'package.json'));
const themes = [
  join(site, 'src/theme'),
  join(dirname(fromSite.resolve('@docusaurus/theme-classic/package.json')), 'lib/theme'),
  join(dirname(fromSite.resolve('@docusaurus/core/package.json')), 'lib/client/theme-fallback'),
];
const core = join(dirname(fromSite.resolve('@docusaurus/core/package.json')), 'lib/client/exports');

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

/** @returns what to write for a component that is not there: ours of its kind, or the import that it lacks */
export function describeReplacement(name: string): string | undefined {
  return Object.hasOwn(instead, name) ? instead[name] : describeImport(name);
}

/** @returns how a page gets a component that it has not imported; undefined when nobody has one of that name */
function describeImport(name: string): string | undefined {
  const from = themes.some((folder) => isModule(join(folder, name)))
    ? `@theme/${name}`
    : isModule(join(core, name))
      ? `@docusaurus/${name}`
      : undefined;
  return from && `Begin the page with import ${name} from '${from}';`;
}

/** The build would stop at them, after minutes. */
export function findMissingImports({file, markdown}: ParsedPage, root: string): Problem[] {
  const problems: Problem[] = [];
  visit(markdown, 'mdxjsEsm', (node) => {
    for (const statement of node.data?.estree?.body ?? []) {
      if (statement.type !== 'ImportDeclaration') continue;
      const from = String(statement.source.value);
      if (isFound(from, join(root, dirname(file)), root)) continue;
      const line = statement.loc?.start.line ?? lineOf(node);
      const rule = `imports "${from}", which is nowhere`;
      const repair = from.startsWith('!')
        ? 'Copy the code into the page, between lines of ```.'
        : 'Correct its path, or take the line and what it names away.';
      problems.push({file, line, rule, repair});
    }
  });
  return problems;
}

function isFound(from: string, folder: string, root: string): boolean {
  const [, alias, rest = ''] = /^@(site|theme|theme-original|docusaurus)\/(.*)$/.exec(from) ?? [];
  if (alias === 'site') return isModule(join(root, rest));
  if (alias?.startsWith('theme')) return themes.some((theme) => isModule(join(theme, rest)));
  if (alias === 'docusaurus' && isModule(join(core, rest))) return true;
  if (from.startsWith('.')) return isModule(join(folder, from));
  try {
    return fromSite.resolve(from) !== '';
  } catch {
    return false;
  }
}

function isModule(path: string): boolean {
  return ['', '.tsx', '.ts', '.jsx', '.js', '.mdx', '.json'].some((ending) => existsSync(path + ending));
}
