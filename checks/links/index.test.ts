import {expect, it} from 'vitest';
import {runFixture} from '../../tests/support/runFixture';
import {check} from './index';

it('accepts files, headings, pictures, addresses outside the docs and headings made while building', async () => {
  const {messages, filesRead} = await runFixture(check, 'good');
  expect(messages).toEqual([]);
  expect(filesRead).toBe(6);
});

it('refuses links and pictures that break, leave the folder, or cannot follow the version', async () => {
  const {messages} = await runFixture(check, 'bad');
  expect(messages).toEqual([
    'links: docs/index.mdx:1 no file docs/app/logn.mdx for the link "app/logn.mdx". Did you mean "app/login.mdx"?',
    'links: docs/index.mdx:3 no file docs/tutorial/login.mdx for the link "tutorial/login.mdx". Did you mean "app/login.mdx"?',
    'links: docs/index.mdx:5 no file docs/app/noti.mdx for the link "app/noti.mdx". Link to a file that exists in the same version and language.',
    'links: docs/index.mdx:7 the link "app/login" does not name a file. Write "app/login.mdx", or "app/login/index.mdx".',
    'links: docs/index.mdx:9 the address "/docs/app/login" leaves the reader\'s version. Link to the file instead, for instance ../authentications/login.mdx.',
    'links: docs/index.mdx:11 no heading #step in docs/app/login.mdx. Did you mean "steps"?',
    'links: docs/index.mdx:13 the link "../versioned_docs/version-2.2.0/index.mdx" leaves docs. Link to a file that exists in the same version and language.',
    'links: docs/index.mdx:15 a component cannot follow the file link "app/login.mdx". Write a Markdown link, [words](./file.mdx).',
    'links: docs/index.mdx:17 no file docs/picture.png for the link "./picture.png". Correct the path.',
    'links: docs/index.mdx:19 there is no file static/img/lgo.svg. Did you mean "/img/logo.svg"?',
    'links: docs/index.mdx:19 there is no file static/img/lgo.svg. Did you mean "@site/static/img/logo.svg"?',
    'links: docs/index.mdx:21 no file docs/img/scren.svg for the link "img/scren.svg". Did you mean "img/screen.svg"?',
    'links: docs/index.mdx:23 there is no file static/img/none/at-all.png. Put the file into static/img/none/.',
    'links: docs/index.mdx:25 there is no file static/img/lgo.svg. Did you mean "/img/logo.svg"?',
    'links: docs/index.mdx:29 a component cannot follow the file link "img/screen.svg". Write a Markdown picture, ![words](./file.png).',
    'links: docs/index.mdx:32 no page has the address "/markdwn-page". Did you mean "/markdown-page"?',
    'links: docs/index.mdx:34 the address "http://example.com/x" does not begin with https:. Write "https://example.com/x".',
    'links: docs/index.mdx:36 the link "./giảm%2050%.mdx" is not well-formed. Write % as %25.',
    'links: docs/index.mdx:36 the link "./giảm%2050%.svg" is not well-formed. Write % as %25.',
    'links: docs/index.mdx:36 the link "/giảm%2050%" is not well-formed. Write % as %25.',
    'links: docs/index.mdx:38 no file docs/app/enter.mdx for the link "app/enter.mdx#start". It has moved: write "app/login.mdx".',
    'links: docs/index.mdx:40 no file docs/indx.mdx for the link "indx.mdx". Link to a file that exists in the same version and language.',
    'links: docs/index.mdx:42 no heading #nxt in docs/api.mdx. Did you mean "next"?',
    'links: docs/index.mdx:42 no heading #bdy-id in docs/api.mdx. Known: next, parameters, body, responses, request, samples, errors, changes.',
    'links: docs/index.mdx:44 the link "./index.mdx" leads to its own page. Name a part, [words](#its-id), or take it away.',
    'links: src/pages/markdown-page.mdx:5 no page has the address "/docs/indx". Known: /docs/api, /docs/app/login, /docs, /markdown-page, /vi/search, /search.',
  ]);
});
