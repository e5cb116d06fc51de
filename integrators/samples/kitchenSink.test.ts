import '../../tests/support/fixtureVersions';
import {describe, expect, it} from 'vitest';
import {runSinkSamples, sinkSamples} from './kitchenSink';

const samples = sinkSamples(['javascript']);

/** @returns what is wrong with one sample after one textual change */
async function problemsAfter(operation: string, from: string | RegExp, to: string): Promise<string> {
  const sample = samples.find((one) => one.operation === operation && one.form === 'robust');
  if (!sample) throw new Error(`The kitchen sink has no ${operation}.`);
  expect(sample.code).toMatch(from);
  return (await runSinkSamples([{...sample, code: sample.code.replace(from, to)}], 1)).join('\n');
}

describe('the samples of the kitchen sink', () => {
  // `npm run test:samples` runs them in every language that is installed.
  it('send what the contract says', async () => {
    expect(await runSinkSamples(samples, 2)).toEqual([]);
  });

  it.each([
    ['lose a header', 'send-headers', /.*Idempotency-Key.*\n/, '', '"idempotency-key"'],
    ['lose a cookie', 'send-headers', '; ids=3,4', '', 'ids=3,4'],
    [
      'write an object as one text',
      'send-queries',
      /filter%5B.*?SL/,
      'filter=[object Object]',
      'filter=[object%20Object]',
    ],
    ['forget an escape', 'send-paths', '%2F', '/', '/api/paths/50%25%20a/b'],
    ['send a token beside a key', 'key-header', /headers: \{/, 'headers: { Authorization: "Bearer token-1",', 'Bearer'],
    ['send one file twice', 'form-files', '"b.pdf"', '"a.pdf"', 'a.pdf'],
    ['lose the type of a part', 'form-parts', '\\r\\nContent-Type: text/html', '', 'text/plain'],
    ['change the end of a text', 'body-xml', '</order>\n', '</order>', '</order>"'],
    ['send a file as a text', 'body-file', 'await readFile("a.pdf")', '"a.pdf"', '"body":"a.pdf"'],
    ['round a big number', 'parcels-create', '9007199254740993', '9007199254740992', '9007199254740992'],
    ['end badly', 'key-optional', /$/, '\nprocess.exitCode = 4;', 'ended with 4'],
    ['call twice', 'key-optional', /$/, '\nawait fetch(url);', 'made 2 requests instead of one'],
  ])('are rejected when they %s', async (_, operation, from, to, problem) => {
    const said = await problemsAfter(operation, from, to);
    expect(said).toContain(problem);
  });
});
