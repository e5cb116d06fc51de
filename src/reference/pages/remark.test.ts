import '../../../tests/support/fixtureVersions';
import {join} from 'node:path';
import type {Heading, Paragraph, Root, RootContent, Table, TableCell, TableRow} from 'mdast';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import {toString} from 'mdast-util-to-string';
import {describe, expect, it} from 'vitest';
import {fixtureSite, damagedSite} from '../testing/fixtureSite';
import {attributeOf} from '../../kit/mdx';
import {remarkApiContract} from './index';

const english = 'docs/api/v1/details/documents/documents-create.mdx';
const vietnamese = 'i18n/vi/docusaurus-plugin-content-docs/version-2.2.0/api/v1/details/documents/documents-create.mdx';

function component(name: string, attributes: Record<string, string> = {}): MdxJsxFlowElement {
  const point = {line: 12, column: 1};
  return {
    type: 'mdxJsxFlowElement',
    name,
    attributes: Object.entries(attributes).map(([key, value]) => ({type: 'mdxJsxAttribute', name: key, value})),
    children: [],
    position: {start: point, end: point},
  };
}

function heading(depth: Heading['depth']): Heading {
  return {type: 'heading', depth, children: [{type: 'text', value: 'Written'}]};
}

function expandIn(path: string, children: RootContent[], site = fixtureSite): RootContent[] {
  const root: Root = {type: 'root', children};
  remarkApiContract({apiUrl: 'https://api.example.com'})(root, {cwd: site, path: join(site, path)});
  return root.children;
}

/** Nodes in the order of the page, those inside columns included. */
const flat = (nodes: readonly RootContent[]): RootContent[] =>
  nodes.flatMap((node) => (node.type === 'mdxJsxFlowElement' ? [node, ...flat(node.children)] : [node]));
const ids = (nodes: readonly RootContent[]): (string | undefined)[] =>
  flat(nodes)
    .filter((node) => node.type === 'heading')
    .map(({data}) => data?.id);
const htmlOf = (nodes: readonly RootContent[]): string =>
  flat(nodes)
    .map((node) => attributeOf(node, 'html'))
    .join('');
/** The row of a field begins with a link to itself. */
const rowOf = (name: string): string => `<th scope="row"><a class="field-address" href="#body-${name}">`;

describe('<ApiOperation>', () => {
  const operation = () => component('ApiOperation', {id: 'documents-create'});

  it('becomes headings with the same ids in both languages', () => {
    const expected = ['request', 'samples', 'body', 'responses', 'errors', 'changes'];
    expect(ids(expandIn(english, [operation()]))).toEqual(expected);
    expect(ids(expandIn(vietnamese, [operation()]))).toEqual(expected);
  });

  it('takes language and version from the path of the page', () => {
    const html = htmlOf(expandIn(vietnamese, [component('ApiOperation', {id: 'documents-process'})]));
    expect(html).toContain('vi: Step to handle');
    expect(html).toContain('Sao chép');
    expect(html).not.toContain(rowOf('signatureText'));
    expect(htmlOf(expandIn(english, [component('ApiOperation', {id: 'documents-process'})]))).toContain(
      rowOf('signatureText'),
    );
  });

  it('links a shared schema by a relative address', () => {
    expect(htmlOf(expandIn(english, [operation()]))).toContain('href="../../general/general-format#schema-document"');
  });

  it('shows facts, doubts and the sample in the default language, and names the file of the others', () => {
    const html = htmlOf(expandIn(english, [operation()]));
    expect(html).toContain("Read in the platform's documentation of 2.2.0 and 2.3.0.");
    expect(html).toContain('The guide speaks of <code>.docx</code>');
    expect(html.match(/data-sample="[^"]*"/g)).toEqual(['data-sample="curl"']);
    expect(html).toContain('data-samples="documents-create.samples.json"');
  });

  it('has a sign on what is inferred, which says why', () => {
    const html = htmlOf(expandIn(english, [component('ApiOperation', {id: 'documents-process'})]));
    expect(html).toContain(
      '<a class="api-mark" href="../../general/sources#unconfirmed" title="Inferred: no source states it for this version">This answer is unconfirmed</a>',
    );
  });

  it('ends the page with where the call was read', () => {
    const written: Heading = {...heading(2), data: {id: 'written'}};
    expect(ids(expandIn(english, [operation(), written])).slice(-2)).toEqual(['written', 'changes']);
  });

  it('has the line of the request first, what was written before beside the samples, and the answer before its fields and what follows', () => {
    const paragraph = (value: string): Paragraph => ({type: 'paragraph', children: [{type: 'text', value}]});
    const next: Heading = {...heading(2), data: {id: 'next'}};
    const wide: Heading = {...heading(2), data: {id: 'wide'}};
    const table: Table = {type: 'table', children: []};
    const nodes = expandIn(english, [
      paragraph('Before.'),
      operation(),
      next,
      paragraph('After.'),
      wide,
      paragraph('In a table:'),
      table,
    ]);
    const [line, request, answers, ...others] = nodes.filter(({type}) => type !== 'mdxjsEsm');
    expect(htmlOf(line ? [line] : [])).toContain('api-request');
    const columnsOf = (node: RootContent | undefined): string[][] =>
      (node && 'children' in node ? node.children : []).map((column) => [
        ...('children' in column ? column.children : []).map((child) =>
          child.type === 'heading' ? `#${child.data?.id}` : child.type,
        ),
      ]);
    const block = 'mdxJsxFlowElement';
    expect(columnsOf(request)).toEqual([
      ['paragraph', '#request', block],
      ['#samples', block],
      ['#body', block],
    ]);
    expect(columnsOf(answers)).toEqual([
      ['#responses', block],
      [block],
      [block, '#errors', block, '#next', 'paragraph'],
    ]);
    expect(others.slice(0, 3)).toEqual([wide, paragraph('In a table:'), table]);
  });

  it('makes one table of documented and likely refusals', () => {
    const cell = (value: string): TableCell => ({type: 'tableCell', children: [{type: 'text', value}]});
    const row = (...cells: string[]): TableRow => ({type: 'tableRow', children: cells.map(cell)});
    const refused: Heading = {
      type: 'heading',
      depth: 2,
      children: [{type: 'mdxTextExpression', value: '/* #refused */'}],
    };
    const table: Table = {
      type: 'table',
      children: [
        row('What you see', 'Cause', 'What to do'),
        row('Nothing arrives', 'The code was used before.', 'Take another.'),
        row('HTTP 401, at night', 'The token has run out.', 'Sign in again.'),
      ],
    };
    const nodes = expandIn(english, [operation(), refused, table]);
    expect(ids(nodes)).not.toContain('errors');
    expect(table.children.map((entry) => entry.children.map((child) => toString(child)))).toEqual([
      ['What you see', 'Cause', 'What to do'],
      ['HTTP 401, at night', 'The token has run out.', 'Sign in again.'],
      ['Nothing arrives', 'The code was used before. unconfirmed', 'Take another.'],
    ]);
  });

  it('shows in full what has to be sent, however much it is', () => {
    const html = htmlOf(expandIn(english, [component('ApiOperation', {id: 'documents-process'})]));
    expect(html).toContain(rowOf('processId'));
    expect(html).not.toContain('<tbody></tbody>');
  });

  it('expands inside other elements without changing them', () => {
    const [codeStyles, styles, tab] = expandIn(english, [
      {type: 'mdxJsxFlowElement', name: 'TabItem', attributes: [], children: [operation()]},
    ]);
    expect(codeStyles).toMatchObject({type: 'mdxjsEsm', value: expect.stringContaining('code.css')});
    expect(styles).toMatchObject({type: 'mdxjsEsm', value: expect.stringContaining('reference.css')});
    expect(ids(tab && 'children' in tab ? tab.children : [])).toContain('request');
  });

  it('keeps its HTML within what an operation page can afford', async () => {
    const {brotliCompressSync} = await import('node:zlib');
    expect(brotliCompressSync(htmlOf(expandIn(english, [operation()]))).length).toBeLessThan(4300);
  });
});

describe('parts of the general pages', () => {
  it('are one level below the last written heading', () => {
    const nodes = expandIn('docs/api/v1/general/general-format.mdx', [
      heading(3),
      component('ApiSchema', {id: 'Document'}),
      component('ApiEnum', {id: 'DocumentStatus'}),
    ]);
    expect(nodes.filter((node) => node.type === 'heading').map(({depth, data}) => [depth, data?.id])).toEqual([
      [3, undefined],
      [4, 'schema-document'],
      [4, 'enum-document-status'],
    ]);
  });

  it('link to each other on the same page by anchor alone', () => {
    expect(
      htmlOf(expandIn('docs/api/v1/general/general-format.mdx', [component('ApiSchema', {id: 'Document'})])),
    ).toContain('href="#enum-document-status"');
  });

  it('say since when a field exists', () => {
    expect(htmlOf(expandIn(english, [component('ApiSchema', {id: 'Document'})]))).toContain(
      'Newer field. Since 2.3.0.',
    );
  });

  it('shows what each version brought, newest first', () => {
    const html = htmlOf(expandIn(english, [component('ApiChangelog')]));
    expect(html).toContain('<ul>');
    expect(html).not.toMatch(/undefined|\{\w+\}/);
  });

  it('say what has to be in the answer to a webhook, which its receiver writes', () => {
    const html = htmlOf(expandIn(english, [component('ApiWebhook', {id: 'documentStatusChanged'})]));
    expect(html.slice(html.indexOf('id="answer-'))).toContain('required');
  });

  it('show webhook, errors and samples alone', () => {
    expect(ids(expandIn(english, [component('ApiWebhook', {id: 'documentStatusChanged'})]))).toEqual([
      'payload',
      'answer',
    ]);
    expect(htmlOf(expandIn(english, [component('ApiErrors')]))).toContain('HTTP 401');
    expect(ids(expandIn(english, [component('ApiSample', {id: 'documents-create'})]))).toEqual([]);
  });
});

describe('a mistake stops the build', () => {
  it.each([
    [
      'an unknown operation',
      english,
      component('ApiOperation', {id: 'document-create'}),
      'documents-create.mdx:12 <ApiOperation> unknown operation "document-create" in openapi/current/v1.yaml. Did you mean "documents-create"?',
    ],
    ['an unknown schema', english, component('ApiSchema', {id: 'Documnt'}), 'Did you mean "Document"?'],
    ['an unknown enum', english, component('ApiEnum', {id: 'Document'}), 'unknown enum "Document"'],
    [
      'an unknown webhook',
      english,
      component('ApiWebhook', {id: 'documentChanged'}),
      'Did you mean "documentStatusChanged"?',
    ],
    ['no id', english, component('ApiOperation'), 'needs an id'],
    [
      'another attribute',
      english,
      component('ApiOperation', {id: 'documents-create', version: '2.2.0'}),
      'does not know "version"',
    ],
    ['an id where none belongs', english, component('ApiErrors', {id: 'x'}), 'takes no id'],
    ['a page outside the documentation', 'src/pages/x.mdx', component('ApiErrors'), 'is used outside docs/'],
    [
      'a component inside a sentence',
      english,
      {...component('ApiErrors'), type: 'mdxJsxTextElement', children: []} satisfies MdxJsxTextElement,
      'is inside a paragraph',
    ],
    ['a version without a contract', 'docs/api/v2/x.mdx', component('ApiErrors'), 'openapi/current/v2.yaml# file: '],
  ])('%s', (_, path, node, message) => {
    expect(() => expandIn(path, [node])).toThrow(message);
  });

  it('a broken contract is named itself', () => {
    const site = damagedSite({file: 'openapi/current/v1.yaml', from: 'openapi: 3.1.0', to: 'openapi: 2.0'});
    expect(() => expandIn(english, [component('ApiErrors')], site)).toThrow(
      /^reference:\n {2}openapi\/current\/v1\.yaml#\/openapi version:/,
    );
  });
});
