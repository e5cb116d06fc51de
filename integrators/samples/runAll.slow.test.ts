import {describe, expect, it} from 'vitest';
import {currentVersion} from '../../src/kit/versions';
import {loadContract} from '../../src/reference/contract/loadContract';
import {toOperations} from '../../src/reference/model/operations';
import {emitSample} from '../../src/reference/samples/emit';
import {toSampleRequest} from '../../src/reference/samples/request';
import {sampleForms, type SampleForm} from '../../src/reference/shared/sampleLanguages';
import type {ExtractedSample} from './extractSamples';
import {runAll} from './runAll';

const contract = loadContract({siteDir: process.cwd(), folder: 'current', file: 'v1.yaml', locale: 'en'});
const address = 'https://econtract.example.com';

async function problemsWith(samples: readonly ExtractedSample[]): Promise<string[]> {
  const checked = await runAll(samples, {
    version: currentVersion.label,
    contracts: new Map([['v1.yaml', contract]]),
    translate: (text) => text,
    isThorough: () => true,
    workers: 1,
  });
  return checked.flatMap(({problems}) => problems);
}

const inJavascript = (ids: readonly string[], form: SampleForm = 'robust'): ExtractedSample[] =>
  toOperations(contract)
    .filter(({id}) => ids.includes(id))
    .map((operation) => ({
      contract: 'v1.yaml',
      operation: operation.id,
      language: 'javascript',
      form,
      code: emitSample('javascript', toSampleRequest(operation, address), form),
      address,
    }));

describe('samples', () => {
  it('run well in their moment of the story and fail with a wrong token', async () => {
    const ids = [
      'password-login',
      'documents-create',
      'documents-process',
      'get-documents',
      'documents-delete',
      'documents-download',
    ];
    for (const form of sampleForms) expect(await problemsWith(inJavascript(ids, form)), form).toEqual([]);
  });

  it.each([
    ['ends badly', /^/, 'process.exit(4);', 'ended with 4'],
    ['calls nothing', /[^]*/, 'console.log(1);', 'made 0 requests instead of one'],
    ['calls twice', /$/, '\nawait fetch(url);', 'made 2 requests instead of one'],
    ['uploads other bytes', 'await readFile("sample.pdf")', '"%PDF-%%EOF"', 'instead of "'],
    ['sends other texts', 'Bảo', 'Bao', 'subject is "Labour contract of Ngô Bao Vy"'],
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

  it.each([
    ['keeps the answer to itself', 'console.log(await response.text());', '', 'prints nothing of the response'],
    ['shows only what it likes', 'console.log', 'if (response.ok) console.log', 'expired token: does not show'],
    ['calls another address', 'https://', 'http://localhost:1/https://', 'ended with 1'],
  ])('are rejected when a short one %s', async (_, from, to, problem) => {
    const [sample] = inJavascript(['documents-create'], 'short');
    expect(sample?.code).toContain(from);
    const code = sample?.code.replace(from, to) ?? '';
    const problems = await problemsWith(sample ? [{...sample, code}] : []);
    expect(problems.join('; ')).toContain(problem);
  });

  it('must not take a call for done that the platform wants repeated', async () => {
    const [sample] = inJavascript(['documents-process']);
    const code = sample?.code.replace('answer.code === 100', 'false') ?? '';
    const problems = await problemsWith(sample ? [{...sample, code}] : []);
    expect(problems.join('; ')).toMatch(/\(100\): ended with 0 instead of 3|ended with 0/);
  });

  it('must call the operation of their page', async () => {
    const [list] = inJavascript(['get-documents']);
    const problems = await problemsWith(list ? [{...list, operation: 'documents-delete'}] : []);
    expect(problems.join('; ')).toContain('called /api/documents?search=SL-HDLD-2025-014');
  });
});
