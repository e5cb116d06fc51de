import {expect, it} from 'vitest';
import type {Page} from './pages';
import {parsePage} from './parsePage';
import {lineAt, mask, readProse} from './prose';

function read(source: string) {
  const page: Page = {
    file: 'docs/a.mdx',
    collection: 'docs',
    folder: 'docs',
    locale: 'en',
    version: 'current',
    route: 'a',
    isPartial: false,
    source,
  };
  return readProse(parsePage(page));
}

it('masks code always, and labels where our own words are asked for', () => {
  const [block] = read('Press **Send**, call `send()` and read "Sent".');
  expect(block?.text).toBe(`Press Send, call ${mask} and read "Sent".`);
  expect(block?.ownWords).toBe(`Press ${mask}, call ${mask} and read ${mask}.`);
});

it('masks links that show the name of a file, and no others', () => {
  const [block] = read('From [user](../users/user.mdx#list), see [a user](../users/user.mdx).');
  expect(block?.ownWords).toBe(`From ${mask}, see a user.`);
});

it('reads front matter, headings, cells, pictures and mockups with their lines', () => {
  const blocks = read(
    [
      '---',
      'title: A page',
      '---',
      '',
      '## Part {/* #part */}',
      '',
      '| One | Two |',
      '| --- | --- |',
      '| a | b |',
      '',
      '<Mockup alt="The list." title="Docs">',
      '  <TabBar items={["Draw", \'Upload\']} selected="Draw" />',
      '</Mockup>',
    ].join('\n'),
  );
  expect(blocks.map(({kind, line, text}) => [kind, line, text.replace(mask, '').trim()])).toEqual([
    ['front-matter', 2, 'A page'],
    ['heading', 5, 'Part'],
    ['cell', 7, 'One'],
    ['cell', 7, 'Two'],
    ['cell', 9, 'a'],
    ['cell', 9, 'b'],
    ['alt', 11, 'The list.'],
    ['label', 11, 'Docs'],
    ['label', 12, 'Draw'],
    ['label', 12, 'Upload'],
    ['label', 12, 'Draw'],
  ]);
});

it('reads the words of a diagram', () => {
  const blocks = read(
    '```diagram alt="What to see" title="A flow"\nflowchart TD\n  A["New document"] -->|sent| B{Ready?}\n  A : Described\n```\n',
  );
  expect(blocks.map(({line, text}) => [line, text])).toEqual([
    [1, 'What to see'],
    [1, 'A flow'],
    [3, 'New document'],
    [3, 'sent'],
    [3, 'Ready?'],
    [4, 'Described'],
  ]);
});

it('leaves other code out', () => {
  expect(read('```js\nconst a = "text";\n```\n')).toEqual([]);
});

it('finds the line of a word in a paragraph of several lines', () => {
  const [block] = read('\n\nfirst\nsecond third');
  expect(block && lineAt(block, block.text.indexOf('third'))).toBe(4);
});

it('parts words at a line break of HTML, which is none in the source', () => {
  const [first, second] = read('one line<br />second line\n\n<p>\nthird\n</p>');
  expect(first?.text).toBe('one line second line');
  expect([second?.text, second?.line]).toEqual(['third', 3]);
});

it('reads a placeholder as the text that readers see', () => {
  expect(read('GET /documents/{id}')[0]?.text).toBe('GET /documents/{id}');
});
