import {expect, it} from 'vitest';
import {indexedPage as page} from '../__fixtures__/indexedPage';
import {buildIndex} from '../index/buildIndex';
import {createSearchIndex} from './searchIndex';
import {runQuery} from './runQuery';

const queryWords = {
  stopWords: 'how do i the của tôi',
  abbreviations: {cts: 'chứng thư số', kh: 'kỳ hạn'},
  areas: {},
  ideas: [],
};

const index = createSearchIndex(
  buildIndex(
    [
      page('certificates', 'Chứng thư số', {prior: 0.8}),
      page('certificates/search', 'Tìm chứng thư số', {phrases: ['list of certificates']}),
      page('certificates/delete', 'Xóa chứng thư số'),
      page('sign/again', 'Ký lại'),
      page('sign/term', 'Kỳ hạn'),
      page('app/sign-draw', 'Vẽ chữ ký'),
      page('guide/draw', 'Sign and draw'),
      page('guide/print', 'Paper', {
        sections: [
          {title: 'Paper', hash: '', content: 'The court wants ink.'},
          {title: 'Print the contract', hash: '#print', content: 'In two steps.'},
        ],
      }),
      page('guide/stamp', 'Stamp', {
        sections: [
          {title: 'Stamp', hash: '', content: 'Print it, then stamp the contract, and print the contract again.'},
        ],
      }),
      page('api/print', 'Print', {prior: 0.5}),
      page('guide/printing', 'Print', {prior: 0.9}),
    ],
    {queryWords},
  ),
);
const first = (query: string): string | undefined => runQuery(query, [index]).results[0]?.document.sectionRoute;

it.each([
  ['its own title, despite a low prior', 'chung thu so', '/docs/certificates'],
  ['the last part of its address', 'certificates', '/docs/certificates'],
  ['its exact address, before a title with the same words', 'sign-draw', '/docs/app/sign-draw'],
  ['one of its phrases', 'list certificates', '/docs/certificates/search'],
  ['words of its title in another order', 'chung thu so xoa', '/docs/certificates/delete'],
  ['the spelling that was typed', 'kỳ', '/docs/sign/term'],
  ['its name among stop words', 'how do i find the list of certificates', '/docs/certificates/search'],
  ['an abbreviation', 'xoa cts', '/docs/certificates/delete'],
  ['an abbreviation with marks around it', 'kh của tôi', '/docs/sign/term'],
  ['a heading', 'print contract', '/docs/guide/print#print'],
  ['its kind and area, among pages of one name', 'print', '/docs/guide/printing'],
])('ranks a page first for %s', (_, query, route) => {
  expect(first(query)).toBe(route);
});
