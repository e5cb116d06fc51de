import {expect, it} from 'vitest';
import {buildIndex, type IndexedPage} from '../node/buildIndex';
import {openIndex} from './openIndex';
import {runQuery} from './runQuery';

function page(path: string, title: string, more: Partial<IndexedPage> = {}): IndexedPage {
  return {
    route: `/docs/${path}`,
    title,
    otherTitle: '',
    aliases: [],
    tags: [],
    parents: [],
    type: 'docs',
    path,
    prior: 1,
    description: '',
    sections: [{title, hash: '', content: `All about it: ${title}.`}],
    ...more,
  };
}

const index = openIndex(
  'docs',
  buildIndex(
    [
      page('certificates', 'Chứng thư số', {prior: 0.8}),
      page('certificates/search', 'Tìm chứng thư số', {aliases: [{phrases: ['list of certificates'], share: 100}]}),
      page('certificates/delete', 'Xóa chứng thư số'),
      page('sign/again', 'Ký lại'),
      page('sign/term', 'Kỳ hạn'),
      page('app/sign-draw', 'Vẽ chữ ký'),
      page('guide/draw', 'Sign and draw'),
    ],
    '',
  ),
);
const first = (query: string): string | undefined => runQuery(query, [index]).results[0]?.document.sectionRoute;

it.each([
  ['its own title, though its kind is wanted less', 'chung thu so', '/docs/certificates'],
  ['the last part of its address', 'certificates', '/docs/certificates'],
  ['its address as it is typed, before a title with the same words', 'sign-draw', '/docs/app/sign-draw'],
  ['a name from the glossary', 'list certificates', '/docs/certificates/search'],
  ['words of its title in another order', 'chung thu so xoa', '/docs/certificates/delete'],
  ['the spelling that was typed', 'kỳ', '/docs/sign/term'],
])('puts a page first that is asked for by %s', (_, query, route) => {
  expect(first(query)).toBe(route);
});
