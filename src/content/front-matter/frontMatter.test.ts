import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import * as z from 'zod';
import {findFrontMatterProblems, frontMatterSchema, validateFrontMatter} from './frontMatter';
import {describeValue} from '../../kit/readData';

const right = {
  title: 'Sign in',
  description: 'Open the page, type your name and password, and see that you are in.',
  kind: 'task',
  audience: ['everyone'],
  tags: ['login'],
};

describe('findFrontMatterProblems', () => {
  it('accepts what is complete', () => {
    expect(findFrontMatterProblems(right, {locale: 'en'})).toEqual([]);
    expect(findFrontMatterProblems({...right, source_fingerprint: '0123456789ab'}, {locale: 'vi'})).toEqual([]);
  });

  it.each([
    [{...right, title: ' '}, 'key "title" cannot be "". Write the name of the page.'],
    [
      {...right, description: 'Ký '.repeat(60).normalize('NFD')},
      'key "description" is 180 characters long. Write 50 to 160 characters: what the page answers, in one sentence.',
    ],
    [{...right, description: undefined}, 'key "description" is missing. Add it: 50 to 160 characters: what the page'],
    [{...right, audience: []}, 'key "audience" cannot be []. Write a list of readers (everyone,'],
    [{...right, audience: ['sender', 'sender']}, 'key "audience" names a value twice. Keep one.'],
    [{...right, audience: ['reciever']}, 'key "audience.0" has the unknown value "reciever". Did you mean "receiver"?'],
    [{...right, tags: ['a', 'b', 'c', 'd', 'e']}, 'key "tags" cannot be ["a","b","c","d","e"]. Write a list of 1 to 4'],
    [{...right, draft: 'yes'}, 'key "draft" cannot be "yes". Write true or false, without quotes.'],
    [{...right, toc_max_heading_level: 7}, 'key "toc_max_heading_level" cannot be 7. Write a number from 2 to 6.'],
    [
      {...right, source_fingerprint: '0123456789ab'},
      'key "source_fingerprint" cannot be "0123456789ab". Write it in translations only.',
    ],
    [{...right, basis: 'sene'}, 'key "basis" has the unknown value "sene". Did you mean "seen"?'],
    [{...right, constructor: 'x'}, 'unknown key "constructor". Take it out: guides/writing.md has the keys of pages.'],
    [{...right, id: 'x'}, 'unknown key "id". Take it out: the file has the name of the page.'],
    [{...right, sidebar_position: 1}, 'unknown key "sidebar_position". Take it out: the order of pages is in src/'],
    [{...right, hide_title: true}, 'unknown key "hide_title". Take it out: guides/writing.md has the keys of pages.'],
    [{...right, tag: ['login']}, 'unknown key "tag". Did you mean "tags"?'],
  ])('refuses %j', (data, message) => {
    const [problem, ...others] = findFrontMatterProblems(data, {locale: 'en'});
    expect(others).toEqual([]);
    expect(`${problem?.rule}. ${problem?.repair}`).toContain(message);
  });

  it('refuses a fingerprint that YAML would read as a number', () => {
    const [problem] = findFrontMatterProblems({...right, source_fingerprint: 123456789012}, {locale: 'vi'});
    expect(problem?.rule).toBe('key "source_fingerprint" cannot be 123456789012');
    expect(problem?.repair).toContain('Write 12 hexadecimal digits in quotes; `npm run translations -- --stamp`');
  });
});

it('guides/writing.md lists every key as the schema describes it', () => {
  const {properties = {}, required = []} = z.toJSONSchema(frontMatterSchema) as z.core.JSONSchema.BaseSchema;
  const rows = Object.entries(properties as Record<string, z.core.JSONSchema.BaseSchema>).map(
    ([key, schema]) =>
      `| \`${key}\`${required.includes(key) ? ' (required)' : ''} | ${describeValue(schema)} | ${schema.description} |`,
  );
  const guide = readFileSync('guides/writing.md', 'utf8');
  const written = guide.slice(guide.indexOf('## Front matter'), guide.indexOf('## Text')).match(/^\| `.*$/gm);
  expect(written, `Write in guides/writing.md:\n${rows.join('\n')}`).toEqual(rows);
});

describe('validateFrontMatter', () => {
  it('stops with every problem of the page', () => {
    expect(() => validateFrontMatter({...right, titel: 'x', kind: 'taks'}, '/site/docs/app/noti.mdx', '/site')).toThrow(
      'front-matter: docs/app/noti.mdx key "kind" has the unknown value "taks". Did you mean "task"?\n' +
        'front-matter: docs/app/noti.mdx unknown key "titel". Did you mean "title"?',
    );
  });

  it.each(['/site/src/pages/markdown-page.mdx', '/site/docs/_partials/note.mdx', '/elsewhere/docs/index.mdx'])(
    'leaves %s alone, which is no documentation page',
    (file) => {
      expect(() => validateFrontMatter({}, file, '/site')).not.toThrow();
    },
  );
});
