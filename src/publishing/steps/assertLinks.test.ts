import {expect, test} from 'vitest';
import {assertLinks} from './assertLinks';

const content = {
  'docusaurus-plugin-content-docs': {
    default: {
      loadedVersions: [
        {
          docs: [{permalink: '/site/docs/glossary', tags: [{permalink: '/site/docs/tags/login'}]}],
          sidebars: {a: [{type: 'category', link: {type: 'generated-index', permalink: '/site/docs/areas'}}]},
        },
      ],
    },
  },
  'docusaurus-plugin-content-pages': {default: [{permalink: '/site/'}, {permalink: '/site/about'}]},
};

const check = (to: string) => () => assertLinks([{setting: 'DOCS_FOOTER', to}], content, '/site/');

test.each(['/', '/about', '/docs/glossary#id', '/docs/glossary/', '/docs/tags/login', '/docs/areas', '/llms.txt'])(
  'a setting may lead to %s',
  (to) => expect(check(to)).not.toThrow(),
);

test('a setting that leads to no page is named, with the page that may be meant', () => {
  expect(check('/docs/glosary?a#b')).toThrow(
    'DOCS_FOOTER leads to "/docs/glosary", where this site has no page. Did you mean "/docs/glossary"?',
  );
});
