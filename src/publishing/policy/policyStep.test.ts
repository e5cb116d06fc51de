import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {fromHtml} from 'hast-util-from-html';
import {beforeEach, expect, test} from 'vitest';
import {scratchFolder} from '../../../tests/support/scratchFolder';
import {runSteps} from '../steps/runSteps';
import type {BuiltLanguage} from '../../kit/step';
import {textsInPages} from './expectedScripts';
import {hashScript} from './inlineScripts';
import {policyFiles, type PolicyFile} from './policyFiles';
import {policyStep} from './policyStep';

const services = {hasAnalytics: false, hasHostedSearch: false, feedbackEndpoint: ''};
let root: string;

beforeEach(() => {
  root = scratchFolder();
});

const expected = ['one()', 'two()', 'both()', 'old()', 'new()'].map((text) => ({name: text, reason: '', text}));

async function build(locale: string, ...scripts: string[]): Promise<string> {
  async function* pages() {
    for (const script of scripts) yield {address: '/docs/page', tree: fromHtml(`<script>${script}</script>`)};
  }
  const [outDir, baseUrl] =
    locale === 'en' ? [join(root, 'base'), '/base/'] : [join(root, 'base', locale), `/base/${locale}/`];
  await runSteps([policyStep({outDir, baseUrl, locale} as unknown as BuiltLanguage, services, expected)], pages());
  return (JSON.parse(readFileSync(join(root, policyFiles.json), 'utf8')) as PolicyFile).policy;
}

test('the policy permits the inline scripts of all languages', async () => {
  await build('en', 'one()', 'both()');
  const policy = await build('vi', 'two()', 'both()');
  for (const script of ['one()', 'two()', 'both()']) expect(policy.split(hashScript(script))).toHaveLength(2);
});

test('a language that is built again leaves no hash of its last build', async () => {
  await build('en', 'one()');
  await build('vi', 'old()');
  const policy = await build('vi', 'new()');
  expect(policy).toContain(hashScript('one()'));
  expect(policy).not.toContain(hashScript('old()'));
});

test('the order of pages changes nothing', async () => {
  expect(await build('en', 'one()', 'two()')).toBe(await build('en', 'two()', 'one()'));
});

test.each(['alert(1)', 'ONE()', 'one();alert(1)', 'import("https://evil.example/a.js")', '/*\n * one()\n */alert(1)'])(
  'a build with another inline script stops, and names page and script: %s',
  async (script) => {
    const written = script.replace(/\s+/g, ' ');
    await expect(build('en', 'one()', script)).rejects.toThrow(
      `the step "security policy" failed on the page /docs/page: it holds an inline script that nobody expects: "${written}". Take it out`,
    );
  },
);

test('what the build makes of an expected script is expected', async () => {
  const text = '(function restore(name) {\n  // Why.\n  document.title = name;\n})("a")';
  const scripts = [
    {name: 'a', reason: '', text},
    {name: 'rules', reason: '', text: '{"prefetch": []}', type: 'speculationrules' as const},
  ];
  const texts = [...(await textsInPages(scripts))];
  expect(texts).toEqual([expect.not.stringContaining('Why'), '{"prefetch":[]}']);
});

test('two of them side by side, which the build joins, are expected too', async () => {
  const [one, two] = expected;
  expect([...(await textsInPages([one!, two!]))]).toEqual(['one()', 'two()', 'one(),two()', 'two(),one()']);
});
