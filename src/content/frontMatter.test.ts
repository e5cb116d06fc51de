import {describe, expect, it} from 'vitest';
import {findFrontMatterProblems, validateFrontMatter} from './frontMatter';

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
    [{...right, title: ' '}, 'key "title" must be a text that is not empty'],
    [{...right, description: 'Ký '.repeat(60).normalize('NFD')}, 'key "description" is 180 characters long'],
    [{...right, audience: []}, 'key "audience" must be a list with at least one value'],
    [{...right, audience: ['sender', 'sender']}, 'key "audience" names a value twice'],
    [{...right, audience: ['reciever']}, 'key "audience" has the unknown value "reciever"'],
    [{...right, tags: ['a', 'b', 'c', 'd', 'e']}, 'key "tags" has 5 values'],
    [{...right, toc_max_heading_level: 7}, 'key "toc_max_heading_level" must be a heading level'],
    [{...right, source_fingerprint: '0123456789ab'}, 'key "source_fingerprint" belongs to translations'],
    [{...right, constructor: 'x'}, 'unknown key "constructor"'],
  ])('refuses %j', (data, rule) => {
    expect(findFrontMatterProblems(data, {locale: 'en'}).map((problem) => problem.rule)).toEqual([rule]);
  });

  it('refuses a fingerprint that YAML would read as a number', () => {
    const [problem] = findFrontMatterProblems({...right, source_fingerprint: 123456789012}, {locale: 'vi'});
    expect(problem?.rule).toBe('key "source_fingerprint" must be 12 hexadecimal digits in quotes');
  });
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
