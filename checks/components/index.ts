import type {Root} from 'mdast';
import {SKIP, visit} from 'unist-util-visit';
import {readOwnNames} from '../../src/content/syntax/expressions';
import {didYouMean} from '../../src/kit/didYouMean';
import {isMdxElement, lineOf} from '../../src/kit/mdx';
import {termsFile} from '../../src/kit/vocabulary';
import {programsFolder} from '../../src/reference/samples/programs';
import type {ParsedPage} from '../pages/pages';
import type {Check, Problem} from '../types';
import {describeReplacement, findMissingImports} from './imports';
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
const hasBuiltParts = ({source}: ParsedPage): boolean => /<[A-Z]|^\s*```diagram|^import /m.test(source);

async function findProblems(page: ParsedPage, root: string): Promise<Problem[]> {
  // The steps of the build take time to load, which most changes do not need.
  const {runPageSteps} = await import('./runPageSteps');
  const {tree, problems} = await runPageSteps(page, root);
  return [...findMissingImports(page, root), ...problems, ...(await findUnknown(page, tree))];
}

/**
 * Finds components that no step has replaced, and that the page neither has by itself nor imports.
 *
 * @param tree the page after the steps; none when one of them has failed and left its components behind
 */
async function findUnknown({file, markdown}: ParsedPage, tree?: Root): Promise<Problem[]> {
  const left: {name: string; line: number}[] = [];
  visit(tree ?? markdown, (node) => {
    // What a step has made has no place in the page.
    if (!isMdxElement(node) || !node.position) return undefined;
    const [name = ''] = (node.name ?? '').split('.');
    if (/^\p{Lu}/u.test(name)) left.push({name, line: lineOf(node)});
    return name === 'Mockup' || name === 'Walkthrough' ? SKIP : undefined;
  });
  if (left.length === 0) return [];
  const {builtComponents} = await import('../../src/config/markdown');
  const own = [...(await readPageComponents()), ...readOwnNames(tree ?? markdown)].filter((name) =>
    /^\p{Lu}/u.test(name),
  );
  const known = tree ? own : [...own, ...builtComponents];
  return left
    .filter(({name}) => !known.includes(name))
    .map(({name, line}) => ({
      file,
      line,
      rule: `there is no component <${name}>`,
      repair: describeReplacement(name) ?? didYouMean(name, [...own, ...builtComponents]),
    }));
}
