import {describe, expect, it} from 'vitest';
import {placesOf, toAddress, toToken, type OwnValues} from './ownValues';
import {tokenExpressions, type TokenExpression} from './tokenExpressions';

const base = 'https://econtract.example.com';
const own: OwnValues = {address: 'https://api.acme.vn/v', token: 'eyJ.a-b_c~d+e/f=='};

/** What readers see of a code with their values in it. */
function shown(code: string, values = own, reading?: TokenExpression): string {
  return placesOf(code, base, values, reading).reduceRight(
    (text, {start, end, text: value}) => text.slice(0, start) + value + text.slice(end),
    code,
  );
}

describe('an address', () => {
  it.each([
    ['https://api.acme.vn', 'https://api.acme.vn'],
    ['  http://localhost:8080/ ', 'http://localhost:8080'],
    ['https://acme.vn/econtract//', 'https://acme.vn/econtract'],
    ['https://api.acme.vn/api', 'https://api.acme.vn'],
    ['https://acme.vn/econtract/api/', 'https://acme.vn/econtract'],
    ['https://acme.vn/myapi', 'https://acme.vn/myapi'],
    ['api.acme.vn', 'https://api.acme.vn'],
    ['acme.vn:8443/econtract/api', 'https://acme.vn:8443/econtract'],
    ['', ''],
  ])('%j is written %j', (typed, address) => expect(toAddress(typed)).toBe(address));

  it.each([
    'acme',
    'ftp://acme.vn',
    'javascript:alert(1)',
    `https://user${':'}secret@acme.vn`,
    'https://acme.vn?token=1',
    'https://acme.vn/#top',
    `https://acme.vn/'"; rm -rf`,
    'https://acme.vn/$(id)',
    'https://acme.vn/${x}',
    'https://acme.vn/</script>',
    'https://acme.vn/`id`',
  ])('%j is none', (typed) => expect(toAddress(typed)).toBeUndefined());
});

describe('a token', () => {
  it('may be long, and loses the word before it', () => {
    expect(toToken(` Bearer ${own.token} `)).toBe(own.token);
    expect(toToken('x'.repeat(5000))).toHaveLength(5000);
    expect(toToken('')).toBe('');
  });

  it.each([`'"; rm -rf`, '${x}', '$(id)', '</script>', 'a\nb', 'a b', '"quoted"', 'a\\b', '`id`', 'mã'])(
    '%j is none',
    (typed) => expect(toToken(typed)).toBeUndefined(),
  );
});

describe('the reader’s own values', () => {
  it.each(Object.entries(tokenExpressions))('stand in a sample in %s', (_, reading) => {
    const [before, after] = ['…Bearer ', '…'];
    expect(shown(before + reading.expression + after, own, reading)).toBe(before + reading.literal(own.token) + after);
    expect(reading.literal(own.token)).toContain(own.token);
  });

  it('stand in the place of every address', () => {
    expect(shown(`${base}/a ${base}/b`)).toBe(`${own.address}/a ${own.address}/b`);
    expect(shown(`${base}/a`, {address: '', token: 'x'})).toBe(`${base}/a`);
  });

  it('leave nothing behind that only the variable needed', () => {
    const {python} = tokenExpressions;
    const code = `import os\n\n"Bearer ${python.expression}`;
    expect(shown(code, own, python)).toBe(`"Bearer ${own.token}"`);
    expect(shown(`import re\n${code}`, own, python)).toBe(`import re\n\n"Bearer ${own.token}"`);
    expect(shown(`${code} os.x`, own, python)).toContain('import os\n');
  });

  it('leave the token to programs that look for the variable, and to commands of guides', () => {
    expect(shown('echo $ECONTRACT_TOKEN')).toBe('echo $ECONTRACT_TOKEN');
  });
});
