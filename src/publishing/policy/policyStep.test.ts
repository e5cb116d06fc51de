import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {fromHtml} from 'hast-util-from-html';
import {beforeEach, expect, test} from 'vitest';
import {scratchFolder} from '../../../tests/support/scratchFolder';
import {runSteps} from '../steps/runSteps';
import type {BuiltLanguage} from '../../kit/step';
import {hashScript} from './inlineScripts';
import {policyFiles, type PolicyFile} from './policyFiles';
import {policyStep} from './policyStep';

const services = {hasAnalytics: false, hasHostedSearch: false, feedbackEndpoint: ''};
let root: string;

beforeEach(() => {
  root = scratchFolder();
});

async function build(locale: string, ...scripts: string[]): Promise<string> {
  async function* pages() {
    for (const script of scripts) yield {address: '', tree: fromHtml(`<script>${script}</script>`)};
  }
  const [outDir, baseUrl] =
    locale === 'en' ? [join(root, 'base'), '/base/'] : [join(root, 'base', locale), `/base/${locale}/`];
  await runSteps([policyStep({outDir, baseUrl, locale} as unknown as BuiltLanguage, services)], pages());
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
