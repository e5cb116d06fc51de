import {visit} from 'unist-util-visit';
import {lineOf} from '../../src/kit/mdx';
import type {ParsedPage} from '../pages/pages';
import type {Check, Problem} from '../types';

/** The templates of new pages say in comments of this form what to write. */
const instruction = /^\/\*\s*write:\s*(.+?)\s*\*\/$/s;

export const check: Check = {
  name: 'unfinished',
  description: 'No page holds an instruction of its template, or a word that promises text for later.',
  guide: 'guides/testing.md#unfinished',
  run: ({pages}) => ({
    filesRead: pages.length,
    problems: pages.flatMap((page) => [...findInstructions(page), ...findPromises(page)]),
  }),
};

function findInstructions(page: ParsedPage): Problem[] {
  const problems: Problem[] = [];
  visit(page.markdown, (node) => {
    if (node.type !== 'mdxTextExpression' && node.type !== 'mdxFlowExpression') return;
    const wanted = instruction.exec(node.value.trim())?.[1];
    if (!wanted) return;
    problems.push({
      file: page.file,
      line: lineOf(node),
      rule: 'still holds an instruction',
      repair: `Write it: ${wanted}`,
    });
  });
  return problems;
}

/** Placeholders for text. */
const announcements =
  /\b(?:TODO|TBD|FIXME|lorem ipsum|coming soon|under construction)\b|sắp ra mắt|sẽ được bổ sung sau/i;

function findPromises({file, source}: ParsedPage): Problem[] {
  return source.split('\n').flatMap((text, index): Problem[] => {
    const word = announcements.exec(text)?.[0];
    if (!word) return [];
    return [
      {file, line: index + 1, rule: `"${word}" promises text for later`, repair: 'Write it now, or leave it out.'},
    ];
  });
}
