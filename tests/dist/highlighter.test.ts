import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {expect, test} from 'vitest';
import {highlighter} from './highlighter';
import {siteOf} from './siteOf';

const run = async (scripts: Record<string, string>) => highlighter.run(siteOf(scripts));

test('scripts without a highlighter are fine, and counted', async () => {
  expect(await run({'/assets/js/main.js': 'console.log(1)', '/assets/js/page.js': 'e("code-block")'})).toEqual({
    count: 2,
    findings: [],
  });
});

test('the highlighter itself is found', async () => {
  const source = readFileSync(createRequire(__filename).resolve('prismjs/prism.js'), 'utf8');
  const {findings} = await run({'/assets/js/main.js': source});
  expect(findings).toEqual([{where: '/assets/js/main.js', problem: expect.stringContaining('contains a highlighter')}]);
});
