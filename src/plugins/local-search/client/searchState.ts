import type {KeyboardEvent as ReactKeyboardEvent, MouseEvent as ReactMouseEvent, FormEvent} from 'react';
import {
  createAutocomplete,
  type AutocompleteApi,
  type AutocompleteState,
  type InternalAutocompleteSource,
} from '@algolia/autocomplete-core';
import {maxQueryLength, stalledAfterMs} from '../shared/limits';
import type {ResultRow} from '../engine/resultRows';
import type {SearchReply} from '../engine/searchEngine';

/** A row that does something other than open a result. */
export type ActionRow = {
  kind: 'recent' | 'clear-recent' | 'other-version';
  href: string;
  /** The search to repeat, or the version to search in. */
  value: string;
};

export type SearchRow = ResultRow | ActionRow;

export function isResult(row: SearchRow): row is ResultRow {
  return row.kind === 'page' || row.kind === 'section';
}

export type SearchStatus = AutocompleteState<SearchRow>['status'];

export interface SearchView {
  query: string;
  status: SearchStatus;
  rows: SearchRow[];
  activeRow: number | null;
  /** Source of the rows, which the state machine needs for the props of the list; none before the first rows. */
  source: InternalAutocompleteSource<SearchRow> | undefined;
  /** Newest reply; none for an empty query. */
  reply: SearchReply | undefined;
}

export interface SearchHandlers {
  /** @returns rows for an empty query */
  suggest: () => SearchRow[];
  search: (query: string) => Promise<SearchReply>;
  /** @returns rows to show after the results of a query */
  actionsFor: (query: string) => SearchRow[];
  /** A row was chosen, to be opened in this window. */
  choose: (row: SearchRow, query: string, machine: SearchMachine) => void;
  /** A row was chosen, to be opened in any window. */
  remember: (row: SearchRow, query: string) => void;
  change: (view: SearchView) => void;
  close: () => void;
}

export const initialView: SearchView = {
  query: '',
  status: 'idle',
  rows: [],
  activeRow: null,
  source: undefined,
  reply: undefined,
};

export type SearchMachine = AutocompleteApi<SearchRow, FormEvent, ReactMouseEvent, ReactKeyboardEvent>;

function toView(state: AutocompleteState<SearchRow>, reply: SearchReply | undefined): SearchView {
  return {
    query: state.query,
    status: state.status === 'idle' && reply?.hasFailed ? 'error' : state.status,
    rows: state.collections.flatMap(({items}) => items),
    activeRow: state.activeItemId,
    source: state.collections[0]?.source,
    reply: state.query.trim() === '' ? undefined : reply,
  };
}

/**
 * Creates the state machine of the box from `@algolia/autocomplete-core`: idle, loading and stalled; arrows wrap; the
 * first row is active; Enter opens, with Ctrl or Meta in a tab and with Shift in a window; Escape closes and then
 * clears; Tab closes.
 */
export function createSearchMachine(handlers: SearchHandlers): SearchMachine {
  let reply: SearchReply | undefined;
  const machine: SearchMachine = createAutocomplete<SearchRow, FormEvent, ReactMouseEvent, ReactKeyboardEvent>({
    id: 'site-search',
    openOnFocus: true,
    defaultActiveItemId: 0,
    stallThreshold: stalledAfterMs,
    // The panel is the dialog: it is open even while there is nothing to choose.
    shouldPanelOpen: () => true,
    getSources: () => [
      {
        sourceId: 'pages',
        getItemUrl: ({item}) => item.href,
        async getItems({query}) {
          if (query.trim() === '') {
            reply = undefined;
            return handlers.suggest();
          }
          reply = await handlers.search(query.slice(0, maxQueryLength));
          return [...reply.rows, ...handlers.actionsFor(query)];
        },
        onSelect: ({item, state}) => handlers.remember(item, state.query),
      },
    ],
    navigator: {
      navigate: ({item, state}) => handlers.choose(item, state.query, machine),
    },
    onStateChange({state, prevState}) {
      handlers.change(toView(state, reply));
      if (prevState.isOpen && !state.isOpen) handlers.close();
    },
  });
  return machine;
}
