import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {builtComponents} from '../../src/config/markdown';
import {didYouMean} from '../../src/content/didYouMean';
import {isMdxElement, lineOf} from '../../src/content/mdx';
import type {ParsedPage} from '../content/pages';
import type {Check, Problem} from '../types';
import {readPageComponents} from './pageComponents';
import {runPageSteps} from './runPageSteps';

export const check: Check = {
  name: 'components',
  description: 'Pages use components that exist, and the build accepts every mockup, diagram and part of a contract.',
  guide: 'guides/testing.md#components',
  data: ['src/plugins/{api-contract,diagrams,glossary,mockups}/**', 'src/theme/MDXComponents*', 'openapi/**'],
  run: async ({root, pages}) => {
    const known = await readPageComponents();
    const problems = await Promise.all(pages.filter(hasBuiltParts).map((page) => findProblems(page, root, known)));
    return {filesRead: pages.length, problems: problems.flat()};
  },
};

/** Plain Markdown is left alone by all steps that can refuse anything. */
const hasBuiltParts = ({source}: ParsedPage): boolean => /<[A-Z]|^\s*```diagram/m.test(source);

async function findProblems(page: ParsedPage, root: string, known: readonly string[]): Promise<Problem[]> {
  const {tree, problems} = await runPageSteps(page, root);
  // A step that has failed leaves its components behind.
  return problems.length > 0 ? problems : findUnknown(page, tree, known);
}

/** Finds components that no step has replaced, and that the page neither has by itself nor imports. */
function findUnknown({file}: ParsedPage, tree: Root, known: readonly string[]): Problem[] {
  const own = new Set([...known, ...readImports(tree)]);
  const problems: Problem[] = [];
  visit(tree, (node) => {
    if (!isMdxElement(node)) return;
    const [name = ''] = (node.name ?? '').split('.');
    if (!/^\p{Lu}/u.test(name) || own.has(name)) return;
    problems.push({
      file,
      line: lineOf(node),
      rule: `there is no component <${name}>`,
      repair: didYouMean(
        name,
        [...own, ...builtComponents].filter((other) => /^\p{Lu}/u.test(other)),
      ),
    });
  });
  return problems;
}

/** @returns the names that a page imports or declares */
function readImports(tree: Root): string[] {
  const names: string[] = [];
  visit(tree, 'mdxjsEsm', ({data}) => {
    for (const statement of data?.estree?.body ?? []) {
      if (statement.type === 'ImportDeclaration') names.push(...statement.specifiers.map(({local}) => local.name));
      if (statement.type !== 'ExportNamedDeclaration' || !statement.declaration) continue;
      const {declaration} = statement;
      const declared = declaration.type === 'VariableDeclaration' ? declaration.declarations : [declaration];
      names.push(...declared.flatMap(({id}) => (id.type === 'Identifier' ? [id.name] : [])));
    }
  });
  return names;
}
