import {useState} from 'react';
import {
  getDocsVersionSearchTag,
  useDocsContextualSearchTags,
  useVersions,
} from '@docusaurus/plugin-content-docs/client';

/** A docs version that can be searched. */
export interface SearchVersion {
  name: string;
  label: string;
  tag: string;
  isLatest: boolean;
}

export interface SearchScope {
  versions: SearchVersion[];
  selected: SearchVersion;
  select: (name: string) => void;
  /** Tags of the indexes to search: the selected version and the pages outside docs. */
  tags: string[];
}

/** Tag of the pages that belong to no docs version. */
const outsideDocs = 'default';

/** @returns the versions, the selected one (at first that of the page), and the tags to search */
export function useSearchScope(preselected?: string): SearchScope {
  const contextTags = useDocsContextualSearchTags();
  const versions = useVersions(undefined).map(({name, label, isLast}): SearchVersion => ({
    name,
    label,
    tag: getDocsVersionSearchTag('default', name),
    isLatest: isLast,
  }));
  const [choice, setChoice] = useState<string | undefined>();
  const wanted = choice ?? preselected;
  const selected =
    versions.find(({name}) => name === wanted) ??
    versions.find(({tag}) => contextTags.includes(tag)) ??
    versions.find(({isLatest}) => isLatest);
  if (!selected)
    throw new Error('local-search: the docs plugin has no version to search. Check src/config/versions.ts.');
  return {versions, selected, select: setChoice, tags: [selected.tag, outsideDocs]};
}
