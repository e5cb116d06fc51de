import {contentFolders} from '../../src/kit/pageLocation';
import type {Check, Problem} from '../types';
import {isApiPage} from './isApiPage';

export const check: Check = {
  name: 'api-coverage',
  description:
    'Every operation has its page, every page its operation, and every field and id named in prose is in the contract.',
  guide: 'guides/testing.md#api-coverage',
  data: ['openapi/**'],
  run: async (context) => {
    const chosen = new Set(context.pages.filter(isApiPage).map(({folder}) => folder));
    if (chosen.size === 0) return {filesRead: 0, problems: []};
    // Loads all that reads contracts, which runs without their pages do not need.
    const {inspect} = await import('./findApiProblems');
    const results = contentFolders.filter(({folder}) => chosen.has(folder)).map((content) => inspect(content, context));
    return {
      filesRead: results.reduce((sum, {pages}) => sum + pages, 0),
      problems: withoutRepeats(results.flatMap(({problems}) => problems)),
    };
  },
};

/** Both languages of a version have the same contract, and both contracts the same translation. */
function withoutRepeats(problems: readonly Problem[]): Problem[] {
  return [...new Map(problems.map((problem) => [JSON.stringify(problem), problem])).values()];
}
