import {describe, expect, it} from 'vitest';
import {placesOf, toAddress, toToken, type OwnValues} from './ownValues';

const base = 'https://econtract.example.com';
const own: OwnValues = {address: 'https://api.acme.vn/v', token: 'eyJ.a-b_c~d+e/f=='};

/** What readers see of a code with their values in it. */
function shown(code: string, values = own, isSample = true): string {
  return placesOf(code, base, values, isSample).reduceRight(
    (text, {start, end, text: value}) => text.slice(0, start) + value + text.slice(end),
    code,
  );
}

describe('an address', () => {
  it.each([
    ['https://api.acme.vn', 'https://api.acme.vn'],
    ['  http://localhost:8080/ ', 'http://localhost:8080'],
    ['https://acme.vn/econtract//', 'https://acme.vn/econtract'],
    ['', ''],
  ])('%j is written %j', (typed, address) => expect(toAddress(typed)).toBe(address));

  it.each([
    'api.acme.vn',
    'ftp://acme.vn',
    'javascript:alert(1)',
    'https://user:secret@acme.vn',
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
  it.each([
    ['--header "Authorization: Bearer $ECONTRACT_TOKEN"', `--header "Authorization: Bearer ${own.token}"`],
    ['"Bearer ${ECONTRACT_TOKEN}"', `"Bearer ${own.token}"`],
    ['`Bearer ${process.env.ECONTRACT_TOKEN}`', `\`Bearer ${own.token}\``],
    [`f"Bearer {os.environ['ECONTRACT_TOKEN']}"`, `f"Bearer ${own.token}"`],
    ['"Bearer " + os.environ["ECONTRACT_TOKEN"]', `"Bearer " + "${own.token}"`],
    ["'Bearer ' . getenv('ECONTRACT_TOKEN')", `'Bearer ' . "${own.token}"`],
    ['"Bearer " + System.getenv("ECONTRACT_TOKEN")', `"Bearer " + "${own.token}"`],
    ['$"Bearer {Environment.GetEnvironmentVariable("ECONTRACT_TOKEN")}"', `$"Bearer ${own.token}"`],
    ['"Bearer "+os.Getenv("ECONTRACT_TOKEN")', `"Bearer "+"${own.token}"`],
    ['"Bearer #{ENV[\'ECONTRACT_TOKEN\']}"', `"Bearer ${own.token}"`],
    [`"Bearer #{ENV.fetch('ECONTRACT_TOKEN')}"`, `"Bearer ${own.token}"`],
  ])('stand in %j', (code, expected) => expect(shown(code)).toBe(expected));

  it('stand in the place of every address', () => {
    expect(shown(`${base}/a ${base}/b`)).toBe(`${own.address}/a ${own.address}/b`);
    expect(shown(`${base}/a`, {address: '', token: 'x'})).toBe(`${base}/a`);
  });

  it('leave the token to programs that look for the variable first, and to commands of guides', () => {
    const program = `url = env("ECONTRACT_URL", "${base}")\ntoken = os.environ["ECONTRACT_TOKEN"]`;
    expect(shown(program)).toBe(program.replace(base, own.address));
    expect(shown('echo $ECONTRACT_TOKEN', own, false)).toBe('echo $ECONTRACT_TOKEN');
  });
});
