import {existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {describe, expect, it} from 'vitest';
import {currentVersion} from '../../src/kit/versions';
import {checkPage} from './checkPage';
import {readersEnvironment} from './emptyFolder';
import {readPage} from './readPage';
import {typePage, type Typed} from './typePage';

const siteFolder = mkdtempSync(join(tmpdir(), 'site-'));

const block = (language: string, code: string, title = ''): string =>
  `${title === '' ? '' : `${title}\n\n`}\`\`\`${language}\n${code}\n\`\`\`\n\n`;
const shell = (code: string): string => block('bash', code);

async function type(markdown: string, own = {}): Promise<Typed & {read: (name: string) => string | undefined}> {
  const typed = await typePage(readPage(markdown), {own, environment: {GIVEN: 'by the reader'}, siteFolder});
  const read = (name: string): string | undefined => {
    const path = join(typed.folder, name);
    return existsSync(path) ? readFileSync(path, 'utf8') : undefined;
  };
  return {...typed, read};
}

describe('a page that is typed', () => {
  it('has its commands in one terminal, line by line, with what they hand on', async () => {
    const {status, output} = await type(
      shell('export A=1\nB=2') + shell('cat <<TEXT\n$A and $B\nTEXT\necho \\\n  "$GIVEN"') + block('js', 'not typed'),
    );
    expect({status, output}).toEqual({status: 0, output: '1 and 2\nby the reader\n'});
  });

  it('has its files where the page has them, and downloads those it links', async () => {
    mkdirSync(join(siteFolder, 'openapi'), {recursive: true});
    writeFileSync(join(siteFolder, 'openapi/v1.json'), '{}');
    const page = `Save [v1.json](/openapi/v1.json) and \`sample.pdf\`; see [another page](/docs/page.md).\n\n${shell('ls')}${block('json', '{"a": 1}', 'a.json')}${shell('ls; cat a.json')}`;
    const {status, output} = await type(page);
    expect({status, output}).toEqual({
      status: 0,
      output: 'sample.pdf\nv1.json\na.json\nsample.pdf\nv1.json\n{"a": 1}\n',
    });
  });

  it("takes the reader's own values in place of the page's examples, in files too", async () => {
    const {output, read} = await type(
      block('json', '"https://econtract.example.com"', 'a.json') + shell('echo https://econtract.example.com/api'),
      {'https://econtract.example.com': 'http://127.0.0.1:9'},
    );
    expect([output, read('a.json')]).toEqual(['http://127.0.0.1:9/api\n', '"http://127.0.0.1:9"\n']);
  });

  it.each([
    ['a command that does not exist', 'nonesuch --help'],
    ['a failure inside a pipe', 'false | cat'],
    ['a variable that nothing has set', 'echo "$NOBODY_SET_THIS"'],
    ['a failure in what is kept', 'X=$(false)'],
  ])('ends with the first that fails, and names it: %s', async (_, command) => {
    const {status, output} = await type(shell(`${command}\necho went on`));
    expect(status).not.toBe(0);
    expect(output).not.toContain('went on');
  });

  it('goes on beside a server that it starts, and ends it', async () => {
    const server = `require('node:http').createServer((q, r) => r.end('served')).listen(0, '127.0.0.1', function () {
  require('node:fs').writeFileSync('port', String(this.address().port));
  console.log('on http://127.0.0.1');
});`;
    const page =
      block('js', server, 'serve.cjs') +
      shell('WEBHOOK_TOKEN=a node serve.cjs') +
      shell('curl --silent "http://127.0.0.1:$(cat port)"');
    const {status, output, read} = await type(page);
    expect([status, output]).toEqual([0, 'on http://127.0.0.1\nserved']);
    await expect(fetch(`http://127.0.0.1:${read('port')}`)).rejects.toThrow();
  });

  it.each([
    ['.gitlab-ci.yml', 'test:\n  variables: {WHO: me}\n  script:\n    - sleep 60 &\n    - echo "$WHO"'],
    [
      '.github/workflows/test.yml',
      'jobs:\n  test:\n    env: {WHO: me}\n    steps:\n      - uses: actions/checkout@v4\n      - run: |\n          sleep 60 &\n          echo "$WHO"\n      - if: failure()\n        run: echo failed',
    ],
  ])('has what its pipeline types in %s, and ends what that starts', async (title, code) => {
    const {status, output} = await type(block('yaml', code, title) + shell('echo "${WHO:-nobody}"; jobs'));
    expect({status, output}).toEqual({status: 0, output: 'me\nnobody\n'});
  });

  it('finds no package of this project, nor its settings', async () => {
    const {output} = await type(
      shell("node -e \"try { require.resolve('typescript') } catch { console.log('none') }\""),
    );
    expect(output).toBe('none\n');
    const {PATH = '', ...names} = readersEnvironment({});
    expect(PATH).not.toContain('node_modules');
    expect(Object.keys(names).filter((name) => /^npm_(?!config_registry)|^NODE_|^ECONTRACT_/i.test(name))).toEqual([]);
  });
});

describe('a page that calls the platform', () => {
  const login = (before: string, after: string): string =>
    shell(`${before}=$(curl --silent "$ECONTRACT_URL/api/auth/password-login" --header "Content-Type: application/json" \\
  --data '{"username": "khue.le@example.com", "password": "your-password", "companyId": 901}' | ${after})
curl --silent "$ECONTRACT_URL/api/roles" --header "Authorization: Bearer $TOKEN"`);
  const check = (markdown: string, expectation = {}): Promise<string[]> =>
    checkPage(readPage(markdown), expectation, currentVersion.label, siteFolder);
  const strict = "jq --raw-output 'if .success then .data else halt_error end'";

  it('is right when every call is accepted and a refused one ends it', async () => {
    expect(
      await check(login('TOKEN', strict), {calls: ['password-login', 'roles'], refused: ['password-login']}),
    ).toEqual([]);
  });

  it.each([
    ['hides a refusal', login('export TOKEN', strict)],
    ['hands "null" on', login('TOKEN', 'jq --raw-output .data')],
  ])('is wrong when it %s', async (_, markdown) => {
    expect(await check(markdown, {refused: ['password-login']})).toContainEqual(
      expect.stringMatching(/goes on after password-login was refused: password-login, roles/),
    );
  });

  it.each<[string, string, object, RegExp]>([
    ['calls what is not there', shell('curl --silent "$ECONTRACT_URL/api/nothing"'), {}, /HTTP 404/],
    ['does not save its file', shell('true'), {saved: ['a.pdf']}, /did not save a.pdf/],
    ['does not print what it says', shell('echo Done'), {printed: {Completed: 1}}, /printed "Completed" 0 times/],
    ['calls in another order', shell('true'), {calls: ['roles']}, /called/],
    ['has lost its commands', block('js', 'true'), {}, /holds no commands/],
  ])('is wrong when it %s', async (_, markdown, expectation, words) => {
    expect((await check(markdown, expectation)).join(' ')).toMatch(words);
  });
});
