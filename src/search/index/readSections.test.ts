import {readFileSync} from 'node:fs';
import path from 'node:path';
import {parse} from '@easyops-cn/docusaurus-search-local/dist/server/server/utils/parse.js';
import {fromHtml} from 'hast-util-from-html';
import {describe, expect, it} from 'vitest';
import {matchSelectors} from '../../kit/matchSelectors';
import {fixtureSite} from '../__fixtures__/fixtureSite';
import {readPageParts} from './pageParts';
import {readSections} from './readSections';

const htmlOf = (below: string): string => readFileSync(path.join(fixtureSite.outDir, `${below}.html`), 'utf8');

function read(below: string) {
  return readSections(fromHtml(htmlOf(below)), below.startsWith('docs'), readPageParts(fixtureSite.options));
}

describe('a page', () => {
  const page = read('docs/api/documents-create');
  const textOf = (hash: string): string => page?.sections.find((section) => section.hash === hash)?.content ?? '';

  it('has a section for each heading, the first for the page', () => {
    expect(page?.title).toBe('Create document');
    expect(page?.description).toBe('Create a document by an API call.');
    expect(page?.request).toBe('POST /api/documents/create');
    expect(page?.sections.map(({title, hash}) => [title, hash])).toEqual([
      ['Create document', ''],
      ['Request', '#request'],
      ['Response', '#response'],
      ['Inside a note', '#inside'],
    ]);
  });

  it('reads code and tables', () => {
    expect(textOf('#request')).not.toContain('POST');
    expect(textOf('#request')).toContain('documentTemplateId int');
  });

  it('reads closed details and hidden tabs', () => {
    expect(textOf('#response')).toContain('Example answer');
    expect(textOf('#response')).toContain('Hiddenpanelword');
  });

  it('reads text below a heading inside a container', () => {
    expect(textOf('#inside')).toContain('Admonitionword');
  });

  it('leaves out navigation, footers and zero-width characters', () => {
    const everything = JSON.stringify(page);
    for (const noise of ['Breadcrumbword', 'Footerword', 'Version:', '\u200b']) expect(everything).not.toContain(noise);
  });

  it('keeps samples apart from the text', () => {
    const html = '<article><h1>Call</h1><p>Send it.</p><div><pre>curl -d draft</pre></div></article>';
    const parts = {isIgnored: () => false, isExample: matchSelectors(['pre']), isRequest: () => false};
    expect(readSections(fromHtml(html), true, parts)?.sections).toEqual([
      {title: 'Call', hash: '', content: 'Send it.', examples: 'curl -d draft'},
    ]);
  });

  it('keeps codes of one or two capitals, but no other code, nor code in samples', () => {
    const codes = '<p><code>A</code> <code>DR</code> <code>A</code> <code>id</code> <code>EKYC</code> A</p>';
    const html = `<article><h1>Call</h1>${codes}<div class="x"><code>V</code></div></article>`;
    const parts = {isIgnored: () => false, isExample: matchSelectors(['.x']), isRequest: () => false};
    expect(readSections(fromHtml(html), true, parts)?.sections[0]?.codes).toBe('A DR');
  });

  it('keeps names of fields of several words that have an address of their own, as one word', () => {
    const field = (name: string) => `<td><a href="#body-${name}">${name}</a></td>`;
    const rows = `<table><tr>${field('typeId')}${field('no')}<td><a href="#next">nextStep</a></td></tr></table>`;
    const html = `<article><h1>Call</h1><h2>Body<a class="hash-link" href="#body"></a></h2>${rows}</article>`;
    const parts = {isIgnored: () => false, isExample: () => false, isRequest: () => false};
    expect(readSections(fromHtml(html), true, parts)?.sections[1]?.codes).toBe('typeid');
  });

  it.each([
    ['a column without a heading', '<div class="c"><pre>0900</pre></div>', '0900'],
    ['two such columns', '<div class="c">one</div><div class="c">two</div>', 'one two'],
    ['a column with a heading', '<div class="c"><h2 id="c">C</h2>own</div>', undefined],
    ['what is no column', '<div class="feedback">Helpful?</div>', undefined],
  ])('reads beside the first heading of a column %s', (_name, beside, text) => {
    const html = `<article><h1>Call</h1><div><div class="c"><h2>Answer</h2><p>It says.</p><h2>Next</h2></div>${beside}</div></article>`;
    const parts = {isIgnored: () => false, isExample: () => false, isRequest: () => false};
    const [, answer, next] = readSections(fromHtml(html), true, parts)?.sections ?? [];
    expect(next).toEqual({title: 'Next', hash: '', content: ''});
    expect(answer).toEqual({title: 'Answer', hash: '', content: 'It says.', ...(text !== undefined && {beside: text})});
  });

  it('makes one section of a page outside docs', () => {
    expect(read('index')?.sections).toEqual([
      {title: 'Welcome', hash: '', content: 'Welcome Free trial for everybody.'},
    ]);
  });

  it('calls a page as it wants to be called', () => {
    const html = '<meta name="search-title" content="Home page"><main><h1>What do you need?</h1></main>';
    const parts = readPageParts(fixtureSite.options);
    const page = readSections(fromHtml(html), false, parts);
    expect(page).toMatchObject({title: 'Home page', sections: [{title: 'Home page', content: 'What do you need?'}]});
  });

  it('skips a page with noindex', () => {
    expect(read('hidden')).toBeNull();
  });
});

/** Contract with the parser of docusaurus-search-local, by which many documentation sites are indexed. */
describe('docusaurus-search-local reads the same sections', () => {
  const ignoreCssSelectors = [...fixtureSite.options.ignoreCssSelectors, '[data-search-ignore]', 'svg'];
  const clean = (text: string): string =>
    text
      .replace(/\u200b/g, '')
      .replace(/\s+/g, ' ')
      .trim();

  function compare(html: string, isArticle: boolean): void {
    const theirs = parse(html, isArticle ? 'docs' : 'page', '/', {ignoreCssSelectors, forceIgnoreNoIndex: false});
    const isIgnored = matchSelectors(ignoreCssSelectors);
    expect(
      readSections(fromHtml(html), isArticle, {isIgnored, isExample: () => false, isRequest: () => false}),
    ).toEqual(
      theirs && {
        title: clean(theirs.pageTitle),
        description: theirs.description,
        request: '',
        sections: theirs.sections.map((section) => ({
          title: clean(section.title),
          hash: section.hash,
          content: clean(section.content),
        })),
      },
    );
  }

  it.each(['docs/api/documents-create', 'docs/api/webhook', 'docs/tutorial/cancel', 'index', 'hidden'])(
    'in %s',
    (below) => compare(htmlOf(below), below.startsWith('docs')),
  );

  it.each([true, false])('in a page with every kind of element, article: %s', (isArticle) => {
    compare(readFileSync(path.join(__dirname, '../__fixtures__/parts.html'), 'utf8'), isArticle);
  });
});
