import type {SearchDocument, SearchIndexFile} from '../shared/searchTypes';

/** @returns the sections of a file, each with what it shares with its page; the position of each is its id */
export function expandSections({documents, index}: SearchIndexFile): SearchDocument[] {
  return index.pages.flatMap(({first, route, type, tags, parents}, position) => {
    const pageTitle = documents[first]?.title ?? '';
    const sections = documents.slice(first, index.pages[position + 1]?.first);
    return sections.map(({title, hash, content}, place): SearchDocument => ({
      id: first + place,
      title,
      content,
      tags,
      sidebarParentCategories: parents,
      type,
      sectionTitle: title,
      pageTitle,
      sectionRoute: route + hash,
    }));
  });
}
