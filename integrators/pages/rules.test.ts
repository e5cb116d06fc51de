import {readFileSync} from 'node:fs';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {expect, it} from 'vitest';
import {findPages} from './findPages';
import {shellLanguages} from './readPage';
import {checkRules} from './rules';

const pages = findPages(process.cwd());

it('finds pages in every version and language', () => {
  expect(new Set(pages.map(({label, locale}) => `${label} ${locale}`)).size).toBe(6);
});

it.each(pages)('the commands of $file are sound', ({file}) => {
  const commands: string[] = [];
  visit(unified().use(remarkParse).parse(readFileSync(file, 'utf8')), 'code', ({lang, value}) => {
    if (shellLanguages.includes(lang ?? '')) commands.push(value);
  });
  expect(checkRules(commands.join('\n'))).toEqual([]);
});

const details = (text: string): string =>
  checkRules(text)
    .map(({detail}) => detail)
    .join(' ');

it.each([
  ['export TOKEN=$(curl --silent a \\\n  | jq .data)', /succeeds even if the command in it fails/],
  ['  export ID="$(cat id)"', /succeeds even if/],
  ['curl "$URL/api" \\\n  --header "A: b" \\\n  | jq .data', /curl prints its progress/],
  ['curl --fail --output a.pdf "$URL"', /curl prints its progress/],
  ['curl "$URL" --data-binary @- <<JSON | jq .\n{"a | b": 1}\nJSON', /curl prints its progress/],
  ['npm install --save-dev typescript@5.9 tsx', /"typescript@5.9" has no version.*"tsx" has no version/],
  ['npm install a@1.2.3 && npm install @scope/b', /"@scope\/b" has no version/],
  ['pip install requests', /"requests" has no version/],
  ['npx newman run postman.json', /"npx newman" fetches whatever is newest/],
  ['npx --yes @scope/tool go', /"npx @scope\/tool" fetches/],
])('is refused: %s', (text, words) => {
  expect(details(text)).toMatch(words);
});

it.each([
  'TOKEN=$(curl --no-progress-meter a | jq --exit-status .data)\nexport TOKEN',
  'export URL=https://econtract.example.com',
  'curl "$URL/api/documents?page=1" --header "Authorization: Bearer $TOKEN"',
  'curl "$URL" --data-binary @- <<JSON\n{"a | b": "curl | jq"}\nJSON',
  'curl --silent --output a.pdf "$URL" && echo done | cat',
  'npm install --save-dev @hey-api/openapi-ts@0.95.0 && npm install zod@4.6.7\nnpx openapi-ts',
  'npx newman@6.2.2 run postman.json',
  '# npm install typescript brings another one',
])('is accepted: %s', (text) => {
  expect(details(text)).toBe('');
});
