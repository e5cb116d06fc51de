import path from 'node:path';
import {completeOptions} from '../options';
import type {DocFacts, VersionFacts} from '../index/collectDocs';
import type {IndexInput} from '../index/writeIndexes';

function doc(below: string, title: string, tags: string[], parents: string[]): DocFacts {
  return {route: `/docs/${below}`, title, tags, parents, path: below, kind: 'task', file: `${below}.mdx`};
}

const current: VersionFacts = {
  tag: 'docs-default-current',
  name: 'current',
  label: '2.3.0',
  docs: [
    doc('api/documents-create', 'Create document', ['documents'], ['API', 'Documents']),
    doc('api/webhook', 'Webhook', ['events'], ['API']),
    doc('tutorial/cancel', 'Hủy chứng từ', ['chứng từ'], ['Chứng từ']),
    doc('tutorial/receiver/approve', 'Phê duyệt chứng từ', [], ['Người nhận']),
    doc('tutorial/receiver/signdigital', 'Ký số bằng USB Token', ['chữ ký'], ['Người nhận', 'Ký']),
  ],
};

const otherTitles: Record<string, string> = {
  'tutorial/cancel.mdx': 'Cancel a document',
  'tutorial/receiver/signdigital.mdx': 'Sign digitally with a USB token',
};

/** Five built pages in a mixture of both languages, and two pages outside docs. */
export const fixtureSite = {
  outDir: path.join(__dirname, 'site'),
  baseUrl: '/',
  language: 'en',
  versions: [current],
  outsideDocs: [{route: '/', type: 'others'}, {route: '/hidden', type: 'others'}],
  options: completeOptions({
    ignoreCssSelectors: ['.theme-doc-breadcrumbs', '.theme-doc-footer'],
    requestCssSelectors: ['.api-request'],
  }),
  queryWords: {stopWords: 'how to', abbreviations: {ct: 'chứng từ'}, areas: {}, ideas: []},
  unanswered: [],
  namesOf: async (_version: string, {file}: {file: string}) => ({
    otherTitle: otherTitles[file] ?? '',
    phrases: [],
    otherPhrases: [],
  }),
} satisfies IndexInput;
