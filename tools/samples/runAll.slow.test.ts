import '../../tests/support/fixtureVersions';
import {mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {describe, expect, it} from 'vitest';
import {locatePage} from '../../src/content/pageLocation';
import {contractOfPage} from '../../src/plugins/api-contract/node/contract/contractOfPage';
import {loadContract} from '../../src/plugins/api-contract/node/contract/loadContract';
import {writeOutputs} from '../../src/plugins/api-contract/node/outputs/writeOutputs';
import {expand} from '../../src/plugins/api-contract/node/remark/expand';
import {fixtureSite} from '../../src/plugins/api-contract/testing/fixtureSite';
import {compareTranslations, extractSamples, type ExtractedSample, type Samples} from './extractSamples';
import {runAll} from './runAll';

const route = 'api/v1/details/documents/documents-create';
const contract = loadContract({siteDir: fixtureSite, folder: 'current', file: 'v1.yaml', locale: 'en'});

/** A built site of one page and the files that it fetches, as the plugin would write it. */
function buildPage(ids: readonly string[]): string {
  const buildDir = mkdtempSync(join(tmpdir(), 'samples-'));
  const apiUrl = 'https://api.example.com';
  const page = locatePage({cwd: fixtureSite, path: join(fixtureSite, 'docs', `${route}.mdx`)});
  if (!page) throw new Error(`No page at ${route}.`);
  const contract = contractOfPage(page, fixtureSite);
  const html = ids.flatMap((id) => expand({component: 'ApiSample', id, page, contract, depth: 2, baseUrl: apiUrl}));
  writeOutputs({siteDir: fixtureSite, outDir: buildDir, locale: 'en', siteUrl: 'https://docs.example.com/', apiUrl});
  writeFileSync(
    join(buildDir, 'docs', `${route}.html`),
    `<html><body>${html.map((part) => ('html' in part ? part.html : '')).join('')}</body></html>`,
  );
  return buildDir;
}

const read = (ids: readonly string[]): Samples => extractSamples(buildPage(ids), 'docs');

async function problemsWith(samples: readonly ExtractedSample[]): Promise<string[]> {
  const checked = await runAll(new Map([['v1.yaml', contract]]), samples, () => true, 1);
  return checked.flatMap(({problems}) => problems);
}

const inJavascript = (ids: readonly string[]): ExtractedSample[] =>
  [...read(ids).values()].filter(({language}) => language === 'javascript');

describe('samples', () => {
  it('are read from a page as a reader would copy them', () => {
    const samples = [...read(['documents-create']).values()];
    expect(samples.map(({language}) => language)).toEqual([
      'curl',
      'javascript',
      'python',
      'php',
      'java',
      'csharp',
      'go',
      'ruby',
    ]);
    expect(samples[1]?.code).toContain('body.append("subject", "O\'Neil \\"lease\\"");');
  });

  it('run well with the right token and fail with a wrong one', async () => {
    const ids = [
      'password-login',
      'documents-create',
      'documents-process',
      'get-documents',
      'documents-delete',
      'documents-download',
    ];
    expect(await problemsWith(inJavascript(ids))).toEqual([]);
  });

  it.each([
    ['ends badly', /^/, 'process.exit(4);', 'ended with 4'],
    ['calls nothing', /[^]*/, 'console.log(1);', 'made 0 requests instead of one'],
    ['calls twice', /$/, '\nawait fetch(url);', 'made 2 requests instead of one'],
    ['uploads other bytes', 'await readFile("sample.pdf")', '"text"', 'did not upload sample.pdf unchanged'],
    ['sends other texts', 'lease', 'lêase', 'did not send "O\'Neil "lease"" unchanged'],
    ['keeps the answer to itself', /console\.log\(.*\);/, '', 'prints nothing of the response'],
    ['does not look at the answer', '!answer.success', 'false', 'refusal: ended with 0 instead of another status'],
    ['fails without a word', /console\.error\(`HTTP.*\);/, '', 'expired token: does not say 401'],
    ['breaks on a page', /\.catch\(.*\);/, ';', 'no JSON: broke'],
    ['does not miss its token', /if \(!token\)/, 'if (false)', 'without ECONTRACT_TOKEN: called the platform'],
  ])('are rejected when one %s', async (_, from, to, problem) => {
    const [sample] = inJavascript(['documents-create']);
    const code = sample?.code ?? '';
    expect(code).toMatch(from);
    const problems = await problemsWith(sample ? [{...sample, code: code.replace(from, to)}] : []);
    expect(problems.join('; ')).toContain(problem);
  });

  it('must not take a call for done that the platform wants repeated', async () => {
    const [sample] = inJavascript(['documents-process']);
    const code = sample?.code.replace('answer.code === 100', 'false') ?? '';
    const problems = await problemsWith(sample ? [{...sample, code}] : []);
    expect(problems.join('; ')).toMatch(/\(100\): ended with 0 instead of 3/);
  });

  it('must call the operation of their page', async () => {
    const [list] = inJavascript(['get-documents']);
    const problems = await problemsWith(list ? [{...list, operation: 'documents-delete'}] : []);
    expect(problems).toEqual(['called /api/documents?search=HD%202024&page=1']);
  });

  it('must be the same in every language of the site, but for the texts that people wrote', () => {
    const samples = read(['documents-create']);
    const [[name, sample] = ['', undefined], ...others] = samples;
    const translation = new Map([[name, {...sample!, code: 'other'}], ...others]);
    const problem = 'v1.yaml documents-create in curl is not the same in every language of the site';
    expect(compareTranslations(samples, samples, () => false)).toEqual([]);
    expect(compareTranslations(samples, translation, () => false)).toEqual([problem]);
    expect(compareTranslations(samples, translation, () => true)).toEqual([]);
    expect(compareTranslations(samples, new Map(others), () => true)).toEqual([problem]);
  });
});
