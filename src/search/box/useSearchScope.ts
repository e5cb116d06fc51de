import {useState} from 'react';
import {
  getDocsVersionSearchTag,
  useDocsContextualSearchTags,
  useLatestVersion,
  useVersions,
  type GlobalVersion,
} from '@docusaurus/plugin-content-docs/client';

export interface SearchScope {
  versions: GlobalVersion[];
  latest: GlobalVersion;
  selected: GlobalVersion;
  /** The version of the page that the reader is on. */
  own: GlobalVersion;
  select: (name: string) => void;
  /** Tags of the indexes to search: the selected version and the pages outside docs. */
  tags: string[];
}

/** @returns the versions, the selected one (at first that of the page), and the tags to search */
export function useSearchScope(preselected?: string): SearchScope {
  const contextTags = useDocsContextualSearchTags();
  const versions = useVersions(undefined);
  const latest = useLatestVersion(undefined);
  const [choice, setChoice] = useState<string | undefined>();
  const wanted = choice ?? preselected;
  const tagOf = ({name}: GlobalVersion): string => getDocsVersionSearchTag('default', name);
  const own = versions.find((version) => contextTags.includes(tagOf(version))) ?? latest;
  const selected = versions.find(({name}) => name === wanted) ?? own;
  return {versions, latest, selected, own, select: setChoice, tags: [tagOf(selected), 'default']};
}
