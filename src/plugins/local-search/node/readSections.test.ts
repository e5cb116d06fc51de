import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {fixtureSite} from '../__fixtures__/fixtureSite';
import {readSections} from './readSections';

function read(below: string) {
  const html = readFileSync(path.join(fixtureSite.outDir, `${below}.html`), 'utf8');
  return readSections(html, below.startsWith('docs'), `/${below}`, fixtureSite.options.ignoreCssSelectors);
}

/** What we rely on in a file that the package does not promise to keep. */
describe('contract with the parser of docusaurus-search-local', () => {
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
    expect(read('hidden')).toBeUndefined();
  });
});
