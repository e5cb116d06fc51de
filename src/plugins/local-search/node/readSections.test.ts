import {readFileSync} from 'node:fs';
import path from 'node:path';
import {parse} from '@easyops-cn/docusaurus-search-local/dist/server/server/utils/parse.js';
import {fromHtml} from 'hast-util-from-html';
import {describe, expect, it} from 'vitest';
import {matchSelectors} from '../../../content/matchSelectors';
import {fixtureSite} from '../__fixtures__/fixtureSite';
import {readSections} from './readSections';

const htmlOf = (below: string): string => readFileSync(path.join(fixtureSite.outDir, `${below}.html`), 'utf8');

function read(below: string) {
  const isIgnored = matchSelectors(fixtureSite.options.ignoreCssSelectors);
  return readSections(fromHtml(htmlOf(below)), below.startsWith('docs'), isIgnored);
}

describe('a page', () => {
  const page = read('docs/api/documents-create');
  const textOf = (hash: string): string => page?.sections.find((section) => section.hash === hash)?.content ?? '';

  it('gives a section per heading, the first for the page', () => {
    expect(page?.title).toBe('Create document');
    expect(page?.description).toBe('Create a document by an API call.');
    expect(page?.sections.map(({title, hash}) => [title, hash])).toEqual([
      ['Create document', ''],
      ['Request', '#request'],
      ['Response', '#response'],
      ['Inside a note', '#inside'],
    ]);
  });

  it('reads code and tables', () => {
    expect(textOf('#request')).toContain('POST /api/documents/create');
    expect(textOf('#request')).toContain('documentTemplateId int');
  });

  it('reads closed details and tabs that are not in front', () => {
    expect(textOf('#response')).toContain('Example answer');
    expect(textOf('#response')).toContain('Hiddenpanelword');
  });

  it('reads text below a heading inside a container', () => {
    expect(textOf('#inside')).toContain('Admonitionword');
  });

  it('drops what stands on every page, and characters without width', () => {
    const everything = JSON.stringify(page);
    for (const noise of ['Breadcrumbword', 'Footerword', 'Version:', '\u200b']) expect(everything).not.toContain(noise);
  });

  it('gives a page outside docs as one section', () => {
    expect(read('index')?.sections).toEqual([
      {title: 'Welcome', hash: '', content: 'Welcome Free trial for everybody.'},
    ]);
  });

  it('skips a page that asks not to be indexed', () => {
    expect(read('hidden')).toBeNull();
  });
});

/** The parser that many documentation sites are searched by is the yardstick of ours. */
describe('docusaurus-search-local reads the same', () => {
  const ignoreCssSelectors = [...fixtureSite.options.ignoreCssSelectors, '[data-search-ignore]', 'svg'];
  const clean = (text: string): string =>
    text
      .replace(/\u200b/g, '')
      .replace(/\s+/g, ' ')
      .trim();

  function compare(html: string, isArticle: boolean): void {
    const theirs = parse(html, isArticle ? 'docs' : 'page', '/', {ignoreCssSelectors, forceIgnoreNoIndex: false});
    expect(readSections(fromHtml(html), isArticle, matchSelectors(ignoreCssSelectors))).toEqual(
      theirs && {
        title: clean(theirs.pageTitle),
        description: theirs.description,
        keywords: theirs.keywords
          .split(',')
          .map(clean)
          .filter((keyword) => keyword !== ''),
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

  it.each([true, false])('in a page with every part; an article: %s', (isArticle) => {
    compare(readFileSync(path.join(__dirname, '../__fixtures__/parts.html'), 'utf8'), isArticle);
  });
});
