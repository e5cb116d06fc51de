import {readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {expect, test, vi} from 'vitest';
import {scratchFolder} from '../../tests/support/scratchFolder';
import {readAnswers, writeAnswers} from './answerCache';
import type {Answer} from './askAddress';
import {askAll} from './askAll';
import {checkExternalLinks, type LinkRequest} from './checkExternalLinks';
import {collectExternalLinks} from './collectExternalLinks';
import {isExempted, isReserved, readExemptions} from './exemptions';

const now = new Date('2026-03-09T00:00:00.000Z');

/** Asks servers that answer as told; all others are alive. */
function request(addresses: string[], answers: Record<string, Answer> = {}, more: Partial<LinkRequest> = {}) {
  const asked: string[] = [];
  const report = checkExternalLinks({
    links: addresses.map((address, index) => ({file: 'docs/page.mdx', line: index + 1, address})),
    exemptions: [],
    cache: {},
    now,
    askAll: (wanted) => {
      asked.push(...wanted);
      return Promise.resolve(new Map(wanted.map((address) => [address, answers[address] ?? {state: 'alive'}])));
    },
    ...more,
  });
  return report.then((result) => ({...result, askedFor: asked}));
}

test('each address is asked once, without its part after #', async () => {
  const {askedFor, alive, problems} = await request(['https://a.org/#x', 'https://a.org/', 'https://b.org/']);
  expect(askedFor).toEqual(['https://a.org/', 'https://b.org/']);
  expect([alive, problems]).toEqual([2, []]);
});

test('a dead address is a problem at each of its places, and is not kept', async () => {
  const gone: Answer = {state: 'dead', reason: 'answered 404'};
  const {problems, dead, cache} = await request(['https://a.org/', 'https://a.org/#x'], {'https://a.org/': gone});
  expect(problems.map(({file, line, rule}) => `${file}:${line} ${rule}`)).toEqual([
    'docs/page.mdx:1 "https://a.org/" answered 404',
    'docs/page.mdx:2 "https://a.org/#x" answered 404',
  ]);
  expect([dead, cache]).toEqual([1, {}]);
});

test('an address that moved for good is a hint, now and from the cache', async () => {
  const answers: Record<string, Answer> = {'https://a.org/': {state: 'alive', movedTo: 'https://b.org/'}};
  const first = await request(['https://a.org/#x'], answers);
  expect(first.problems).toEqual([]);
  expect(first.hints).toMatchObject([{line: 1, repair: 'Write "https://b.org/#x".'}]);
  const second = await request(['https://a.org/#x'], {}, {cache: first.cache});
  expect(second).toMatchObject({askedFor: [], asked: 0, alive: 1, hints: first.hints, cache: first.cache});
});

test('reserved and exempted addresses are not asked; an idle exemption is a problem', async () => {
  const exemptions = ['https://inside.org/*', 'https://old.org/'].map((address) => ({address, reason: 'because'}));
  const links = ['https://docs.example.com/x', 'https://inside.org/page'];
  const {askedFor, problems} = await request(links, {}, {exemptions});
  expect(askedFor).toEqual([]);
  expect(problems.map(({rule}) => rule)).toEqual(['no link leads to "https://old.org/" any more']);
});

test.each([
  'https://example.com',
  'https://a.example.org/x',
  'https://x.example',
  'http://localhost:3000',
  'http://127.0.0.1:8',
  'https://site',
])('%s is reserved', (address) => expect(isReserved(address)).toBe(true));

test.each(['https://example.net.vn', 'https://myexample.com', 'https://127.org', 'https://['])(
  '%s is not reserved',
  (address) => expect(isReserved(address)).toBe(false),
);

test('* in an exemption stands for any part', () => {
  const exemption = {address: 'https://*.a.org/x?*', reason: 'because'};
  expect(isExempted('https://b.a.org/x?y', exemption)).toBe(true);
  expect(isExempted('https://b.a.org/xy', exemption)).toBe(false);
});

test('an exemption without a reason is refused with its line', () => {
  const root = scratchFolder({'tools/external-links/exemptions.yaml': '- address: https://a.org\n'});
  expect(() => readExemptions(root)).toThrow(/exemptions\.yaml:1 key "0\.reason" is missing/);
  expect(readExemptions(process.cwd())).toEqual(expect.any(Array));
});

test('answers are trusted for five days; a damaged file is forgotten', () => {
  const file = join(scratchFolder(), 'cache/answers.json');
  expect(readAnswers(file, now)).toEqual({});
  const fresh = {asked: '2026-03-05T00:00:00.000Z'};
  writeAnswers(file, {'https://a.org/': fresh, 'https://b.org/': {asked: '2026-03-03T00:00:00.000Z'}});
  expect(readAnswers(file, now)).toEqual({'https://a.org/': fresh});
  writeFileSync(file, readFileSync(file, 'utf8').slice(0, -9));
  expect(readAnswers(file, now)).toEqual({});
});

test('a host is asked one question after the other, several hosts at once', async () => {
  const running = new Map<string, number>();
  let most = 0;
  const ask = vi.fn(async (address: string): Promise<Answer> => {
    const {host} = new URL(address);
    running.set(host, (running.get(host) ?? 0) + 1);
    expect(running.get(host)).toBe(1);
    most = Math.max(
      most,
      [...running.values()].reduce((sum, count) => sum + count, 0),
    );
    await new Promise((resolve) => setTimeout(resolve, 5));
    running.set(host, 0);
    return {state: 'alive'};
  });
  const addresses = ['a', 'b', 'c'].flatMap((host) => [`https://${host}.org/1`, `https://${host}.org/2`]);
  const answers = await askAll(addresses, ask, {hostsAtOnce: 2, pause: 1});
  expect([answers.size, ask.mock.calls.length, most]).toEqual([6, 6, 2]);
});

test('links are found in pages, documents, data and messages; code and placeholders are none', () => {
  const root = scratchFolder({
    'docs/page.mdx': '# A\n\n[b](https://page.org/a_(b)) `https://code.org`\n\n<Card href="https://card.org" />\n',
    'README.md': 'See <https://readme.org>.\n\n```sh\ncurl https://code.org\n```\n',
    'guides/writing.md': 'https://guide.org/x, and [c][d]\n\n[d]: https://definition.org\n',
    'src/config/site.ts': "const a = 'https://config.org/x';\nconst b = `https://${host}/x`;\nsay('https://, or');\n",
    'vocabulary/terms.yaml': 'a: see https://words.org.\n',
    'openapi/current/v1.yaml': 'servers:\n  - url: https://{host}/v1\ndescription: "[x](https://contract.org/y)"\n',
    'i18n/en/build.json': '{"a": "https://message.org/z"}',
    'node_modules/a/README.md': 'https://module.org',
  });
  expect(collectExternalLinks(root).map(({file, line, address}) => `${file}:${line} ${address}`)).toEqual([
    'docs/page.mdx:3 https://page.org/a_(b)',
    'docs/page.mdx:5 https://card.org',
    'README.md:1 https://readme.org',
    'guides/writing.md:1 https://guide.org/x',
    'guides/writing.md:3 https://definition.org',
    'i18n/en/build.json:1 https://message.org/z',
    'openapi/current/v1.yaml:3 https://contract.org/y',
    'src/config/site.ts:1 https://config.org/x',
    'vocabulary/terms.yaml:1 https://words.org',
  ]);
});
