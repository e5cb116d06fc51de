import {expect, it} from 'vitest';
import {scratchFolder} from '../tests/support/scratchFolder';
import {readArguments} from './readArguments';

const root = scratchFolder({'docs/app/login.mdx': ''});
const read = (...words: string[]) => readArguments(words, ['links', 'spelling'], root);

it('tells names of checks from files and folders, in any order', () => {
  expect(read('docs/app', 'links', 'docs/app/login.mdx')).toEqual({
    checks: ['links'],
    paths: ['docs/app', 'docs/app/login.mdx'],
  });
  expect(read()).toEqual({checks: [], paths: []});
});

it('refuses what is neither', () => {
  expect(() => read('speling')).toThrow('There is no check and no file "speling". Did you mean "spelling"?');
  expect(() => read('docs/app/logn.mdx')).toThrow('There is no check and no file "docs/app/logn.mdx". Check the path.');
});
