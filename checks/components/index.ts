import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {didYouMean} from '../../src/kit/didYouMean';
import {isMdxElement, lineOf} from '../../src/kit/mdx';
import {termsFile} from '../../src/kit/vocabulary';
import {programsFolder} from '../../src/reference/samples/programs';
import type {ParsedPage} from '../pages/pages';
import type {Check, Problem} from '../types';
import {readPageComponents} from './pageComponents';

export const check: Check = {
  name: 'components',
  description: 'Pages use components that exist, and the build accepts every mockup, diagram and part of a contract.',
  guide: 'guides/testing.md#components',
  data: [
    'src/{content,reference}/**',
    'src/theme/MDXComponents*',
    'src/config/markdown.ts',
    'openapi/**',
    `${programsFolder}/**`,
    termsFile,
  ],
  run: async ({root, pages}) => {
    const problems = await Promise.all(pages.filter(hasBuiltParts).map((page) => findProblems(page, root)));
    return {filesRead: pages.length, problems: problems.flat()};
  },
};

/** Plain Markdown is left alone by all steps that can refuse anything. */
const hasBuiltParts = ({source}: ParsedPage): boolean => /<[A-Z]|^\s*```diagram/m.test(source);

async function findProblems(page: ParsedPage, root: string): Promise<Problem[]> {
  // The steps of the build take time to load, which most changes do not need.
  const {runPageSteps} = await import('./runPageSteps');
  const {tree, problems} = await runPageSteps(page, root);
  // A step that has failed leaves its components behind.
  return tree ? findUnknown(page, tree) : problems;
}

/** Finds components that no step has replaced, and that the page neither has by itself nor imports. */
async function findUnknown({file}: ParsedPage, tree: Root): Promise<Problem[]> {
  const left: {name: string; line: number}[] = [];
  visit(tree, (node) => {
    // What a step has made has no place in the page.
    if (!isMdxElement(node) || !node.position) return;
    const [name = ''] = (node.name ?? '').split('.');
    if (/^\p{Lu}/u.test(name)) left.push({name, line: lineOf(node)});
  });
  if (left.length === 0) return [];
  const {builtComponents} = await import('../../src/config/markdown');
  const own = [...(await readPageComponents()), ...readImports(tree)].filter((name) => /^\p{Lu}/u.test(name));
  return left
    .filter(({name}) => !own.includes(name))
    .map(({name, line}) => ({
      file,
      line,
      rule: `there is no component <${name}>`,
      repair: didYouMean(name, [...own, ...builtComponents]),
    }));
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
