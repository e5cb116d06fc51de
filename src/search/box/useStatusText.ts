import {usePluralForm} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';
import type {SearchReply} from '../engine/searchEngine';
import type {SearchStatus} from './searchState';

interface Messages {
  /** Results that were found. */
  count: number;
  noResults: string;
  /** How many results were found, in all plural forms. */
  found: string;
}

/** @returns the state of a search in words, for the live region; empty while there is nothing to say */
export function useStatusText(
  {status, reply}: {status: SearchStatus; reply: SearchReply | undefined},
  {count, noResults, found}: Messages,
): string {
  const {selectMessage} = usePluralForm();
  if (status === 'stalled') {
    return translate({
      id: 'site.search.stalled',
      message: 'Still loading the search index …',
      description: 'The index takes long',
    });
  }
  if (!reply) return '';
  if (reply.rows.length === 0) return noResults;
  if (!reply.isClosest) return selectMessage(count, found);
  return translate({
    id: 'site.search.closest',
    message: 'Closest matches:',
    description: 'Above the closest results',
  });
}
