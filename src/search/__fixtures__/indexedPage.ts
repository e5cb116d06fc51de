import type {IndexedPage} from '../index/buildIndex';

/** @returns a page with one section, and with whatever else is given */
export function indexedPage(path: string, title: string, more: Partial<IndexedPage> = {}): IndexedPage {
  return {
    route: `/docs/${path}`,
    title,
    otherTitle: '',
    phrases: [],
    otherPhrases: [],
    tags: [],
    parents: [],
    type: 'docs',
    path,
    request: '',
    prior: 1,
    description: '',
    sections: [{title, hash: '', content: `All about it: ${title}.`}],
    ...more,
  };
}
