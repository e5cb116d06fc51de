import {join} from 'node:path';
import type {Root} from 'mdast';
import {remarkPlugins} from '../../src/config/markdown';
import {PageError} from '../../src/kit/pageError';
import {PageMistakes} from '../../src/content/syntax/mistakes';
import type {MarkdownFile} from '../../src/kit/pageLocation';
import {ContractError} from '../../src/reference/contract/ContractError';
import type {ParsedPage} from '../pages/pages';
import type {Problem} from '../types';

type Step = (tree: Root, file: MarkdownFile) => void | Promise<void>;
type StepMaker = (this: unknown, options?: unknown) => Step;

/** The site's own steps, as the build runs them on each page. */
const steps: readonly Step[] = remarkPlugins.beforeDefaultRemarkPlugins.map((entry) => {
  const [make, options] = Array.isArray(entry) ? entry : [entry];
  // Called as unified calls them: the first of them reads the page, which is read already.
  return (make as StepMaker).call({parser: () => ({type: 'root'})}, options);
});

/**
 * Does with a page what the build does.
 *
 * @returns what stops the build, and the page's tree after the steps, unless one of them has failed
 */
export async function runPageSteps(page: ParsedPage, root: string): Promise<{tree?: Root; problems: Problem[]}> {
  const tree = structuredClone(page.markdown);
  const file = {path: join(root, page.file), cwd: root, data: {frontMatter: page.frontMatter}, value: page.source};
  const problems: Problem[] = [];
  let isWhole = true;
  for (const step of steps) {
    try {
      await step(tree, file);
    } catch (error) {
      isWhole = false;
      // What is wrong with a contract is told once, by api-coverage, and what is wrong with Markdown by mdx-syntax.
      if (error instanceof ContractError || error instanceof PageMistakes) continue;
      if (!(error instanceof PageError)) throw error;
      const {place, problem, repair} = error;
      problems.push({file: page.file, line: place.line, rule: problem.replace(/[.:]$/, ''), repair});
    }
  }
  return isWhole ? {tree, problems} : {problems};
}
