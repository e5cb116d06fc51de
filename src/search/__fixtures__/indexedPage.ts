import type {IndexedPage} from '../index/buildIndex';

/** @returns a page with one section, and with whatever else is given */
export function indexedPage(path: string, title: string, more: Partial<IndexedPage> = {}): IndexedPage {
  return {
    route: `/docs/${path}`,
    title,
    otherTitle: '',
    phrases: [],
    questions: [],
    aliases: [],
    tags: [],
    parents: [],
    type: 'docs',
    path,
    prior: 1,
    isHub: false,
    areaPrior: 1,
    description: '',
    sections: [{title, hash: '', content: `All about it: ${title}.`}],
    ...more,
  };
}
