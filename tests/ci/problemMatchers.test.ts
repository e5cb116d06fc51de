import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';

interface Pattern {
  regexp: string;
  loop?: boolean;
  file?: number;
  line?: number;
  column?: number;
  message?: number;
}

const {problemMatcher: matchers} = JSON.parse(readFileSync('.github/problem-matchers.json', 'utf8')) as {
  problemMatcher: {owner: string; pattern: Pattern[]}[];
};

/** Reads a log as GitHub does: the patterns of a matcher follow each other, the last one as often as it fits. */
function annotate(log: string): string[] {
  const lines = log.split('\n');
  return matchers.flatMap(({owner, pattern: [first, rows]}) =>
    lines.flatMap((line, index) => {
      const start = new RegExp(first!.regexp).exec(line);
      if (!start) return [];
      if (!rows) return [describe(owner, first!, start)];
      const found: string[] = [];
      for (const row of lines.slice(index + 1)) {
        const match = new RegExp(rows.regexp).exec(row);
        if (!match) break;
        found.push(describe(owner, rows, match, start[first!.file!]));
      }
      return found;
    }),
  );
}

function describe(owner: string, pattern: Pattern, match: RegExpExecArray, fileAbove = ''): string {
  const group = (key: 'file' | 'line' | 'column' | 'message') => (pattern[key] ? match[pattern[key]] : undefined);
  const place = [group('file') ?? fileAbove, group('line'), group('column')].filter(Boolean).join(':');
  return `${owner} | ${place} | ${group('message')?.slice(0, 40)}`;
}

/** What the stage printed, without what tools/stages repeats of it. */
const printed = (stage: string): string =>
  readFileSync(`tools/stages/__fixtures__/${stage}.txt`, 'utf8').split('\n===== repeated =====\n')[0]!;

test.each([
  ['types', ['typescript | src/kit/planted.ts:2:5 | Type', 'typescript | src/kit/planted2.test.ts:1:8 | Cannot find']],
  [
    'lint-code',
    [
      'rows-below-a-file | /home/writer/site/src/content/planted.ts:2:1 | Unexpected var',
      "rows-below-a-file | /home/writer/site/src/content/planted.ts:3:24 | Expected '==='",
    ],
  ],
  [
    'lint-styles',
    [
      'rows-below-a-file | src/site/css/planted.css:2:3 | Unknown property',
      'rows-below-a-file | src/site/css/planted.css:3:10 | Unknown value',
    ],
  ],
  [
    'lint-prose',
    [
      'markdownlint | docs/tutorial/planted.mdx:8 | Lists',
      'markdownlint | docs/tutorial/planted.mdx:9:1 | Unordered',
      'markdownlint | docs/tutorial/planted.mdx:9 | Lists',
      'markdownlint | docs/tutorial/planted.mdx:11:29 | Images',
    ],
  ],
  ['format-check', ['prettier | src/kit/planted.ts | [warn] src/kit/planted.ts']],
  [
    'test-unit',
    [
      'vitest | src/kit/planted2.test.ts | [ src/kit/planted2.test.ts ]',
      'vitest | src/kit/planted.test.ts | planted > two lists differ',
      'vitest | src/kit/planted.test.ts | planted > throws',
    ],
  ],
  [
    'test-browser',
    [
      'playwright | tests/browser/a.spec.ts:2:5 | a list has two rows',
      'playwright | tests/browser/a.spec.ts:7:7 | English › throws',
    ],
  ],
  [
    'contract-lint',
    [
      'rows-below-a-file | openapi/current/v1.yaml:4:1 | struct  The field `info`',
      'rows-below-a-file | openapi/current/v1.yaml:5:1 | struct  Property `infoo`',
    ],
  ],
  ['build-markdown', ['docusaurus | docs/tutorial/planted.mdx:10:3 | Markdown link']],
  ['build-front-matter', ['content-check | docs/tutorial/planted.mdx | key "search" cannot be']],
])('GitHub shows the failures of %s in their files', (stage, expected) => {
  const found = annotate(printed(stage));
  expect(found).toEqual(expected.map((start) => expect.stringContaining(start)));
});

test('GitHub shows every problem of npm run check, and nothing else of it', () => {
  const log = printed('check');
  const problems = log.match(/^[a-z-]+: \w.+$/gm)!;
  const found = annotate(log);
  expect(found).toHaveLength(problems.length);
  expect(found).toContain('content-check | docs/tutorial/planted.mdx:2 | unknown key "titel". Did you mean "title');
  const translation = 'i18n/vi/docusaurus-plugin-content-docs/current/tutorial/planted.mdx';
  expect(found).toContain(`content-check | ${translation} | is missing. Translate docs/tutorial/plan`);
});

test('what npm test repeats behind a bar is not shown again', () => {
  const repeated = printed('check').replace(/^/gm, '│ ');
  expect(annotate(repeated)).toEqual([]);
});
