import {cpSync} from 'node:fs';
import {join} from 'node:path';
import {beforeAll, expect, it} from 'vitest';
import {pageFingerprint} from '../src/kit/fingerprint';
import {scratchFolder, writeFiles} from '../tests/support/scratchFolder';
import {english, page, planted, translation, vietnamese} from './__fixtures__/planted';
import {checks} from './registry';
import {runChecks, type RunReport} from './runChecks';

let root: string;

/** @returns what `npm run check -- --changed` says after a change of these pages */
async function check(changes: Readonly<Record<string, string>>): Promise<RunReport> {
  writeFiles(root, {[page]: english, [translation]: vietnamese, ...changes});
  const aboutPages = checks.filter(({name, readsDataOnly}) => !readsDataOnly && !beside.includes(name));
  return runChecks({root, checks: aboutPages, exemptions: [], changed: new Set(Object.keys(changes))});
}

/** What a site of three pages lacks. */
const beside = ['moved-pages', 'sidebars', 'navigation', 'glossary-links'];

beforeAll(() => {
  const draft = english.replace('kind: task', 'kind: task\ndraft: true').replace('Make a', 'Make one');
  const download = '---\ntitle: Download\n---\n\n## Download it {#download}\n\nWords.\n';
  root = scratchFolder({
    'docs/download.mdx': download,
    'docs/later.mdx': draft.replace('title: Print', 'title: Later print'),
    'i18n/vi/docusaurus-plugin-content-docs/current/download.mdx': `---\ntitle: Tải xuống\nsource_fingerprint: "${pageFingerprint(download)}"\n---\n\n## Tải xuống {#download}\n\nTải.\n`,
  });
  for (const path of ['vocabulary', 'docs/tags.yml', 'i18n/vi/docusaurus-plugin-content-docs/current/tags.yml']) {
    cpSync(join(__dirname, '..', path), join(root, path), {recursive: true});
  }
});

it('has nothing to say about the page without a mistake, also with the lines of another system', async () => {
  expect((await check({[page]: english})).problems).toEqual([]);
  expect((await check({[page]: english.replaceAll('\n', '\r\n')})).problems).toEqual([]);
});

it.each(planted)('names %s, and nothing else', async (_, before, after, message) => {
  expect(english).toContain(before);
  const {problems} = await check({[page]: english.replace(before, () => after)});
  expect(problems).toEqual([message.replace(': ', `: ${page}:`)]);
});

it('names English in Vietnamese on the Vietnamese page', async () => {
  const {problems} = await check({
    [translation]: vietnamese.replace(
      'In một chứng từ đã hoàn tất.',
      'Print a document that is complete, then give it.',
    ),
  });
  expect(problems).toEqual([
    `foreign-language: ${translation}:11 English on a page in Vietnamese: "Print a document that is complete, then give it". Translate it; a label goes in bold, a name into vocabulary/words.yaml.`,
  ]);
});

it('leaves the translation that waits to one last line', async () => {
  const {problems, closing, failed} = await check({[page]: english.replace('Ask the sender', 'Ask the receiver')});
  expect(problems).toEqual([]);
  expect(failed).toBe(0);
  expect(closing).toEqual([
    `1 translation is older than the English page: ${translation}. When both say the same again: npm run translations -- --stamp ${translation}`,
  ]);
});

it.each([
  [4, /and 1 more .*--stamp (?:\S+ ){3}\S+$/],
  [11, /and 8 more .*npm run translations lists them; .* takes their files or folders\.$/],
])('names each of %i translations that wait in its command, or how to get at them', async (count, command) => {
  const numbered = (file: string, index: number): string => file.replace('print', `print-${index}`);
  const copies = Array.from({length: count}, (_, index) => [
    [numbered(page, index), english.replace('Ask the sender', 'Ask the receiver')],
    [numbered(translation, index), vietnamese],
  ]);
  const {closing} = await check(Object.fromEntries(copies.flat()) as Record<string, string>);
  expect(closing[0]).toMatch(command);
});
