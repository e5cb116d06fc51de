import {beforeEach, expect, test} from 'vitest';
import {readCategoryLinks, writeCategoryLinks} from './categoryLinks';

const links = {'/docs/tutorial/receiver': '<ul></ul>'};

beforeEach(() => localStorage.clear());

test('links of the same build are read as they were written', () => {
  writeCategoryLinks('/assets/js/main.1.js', links);
  expect(readCategoryLinks('/assets/js/main.1.js')).toEqual(links);
});

test('links of another build, which may lack their pages, or of another language are not read', () => {
  writeCategoryLinks('/assets/js/main.1.js', links);
  expect(readCategoryLinks('/assets/js/main.2.js')).toEqual({});
  expect(readCategoryLinks('/vi/assets/js/main.1.js')).toEqual({});
});

test.each(['null', '[]', 'not json', JSON.stringify(links), '{"/assets/js/main.1.js":null}'])(
  'what else is stored gives no links: %s',
  (stored) => {
    localStorage.setItem('site.categoryLinks', stored);
    expect(readCategoryLinks('/assets/js/main.1.js')).toEqual({});
  },
);
