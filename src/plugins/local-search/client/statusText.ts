import {translate} from '@docusaurus/Translate';
import type {SearchReply} from '../engine/searchEngine';
import type {SearchStatus} from './searchState';

/** What dialog and page say in their own words. */
interface Texts {
  noResults: string;
  /** How many results there are. */
  found: string;
}

/** @returns the state of a search in words, for the live region; empty while there is nothing to say */
export function statusText(status: SearchStatus, reply: SearchReply | undefined, rows: number, texts: Texts): string {
  if (status === 'stalled') {
    return translate({
      id: 'site.search.stalled',
      message: 'Still loading the search index …',
      description: 'Shown while the index takes long to load',
    });
  }
  if (!reply || (reply.hasFailed && rows === 0)) return '';
  if (rows === 0) return texts.noResults;
  if (!reply.isClosest) return texts.found;
  return translate({
    id: 'site.search.closest',
    message: 'No page has these words. Closest matches:',
    description: 'Above results that do not answer the whole query',
  });
}
