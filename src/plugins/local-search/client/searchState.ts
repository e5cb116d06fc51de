import type {KeyboardEvent as ReactKeyboardEvent, MouseEvent as ReactMouseEvent, ChangeEvent, FormEvent} from 'react';
import {
  createAutocomplete,
  type AutocompleteApi,
  type AutocompleteState,
  type InternalAutocompleteSource,
} from '@algolia/autocomplete-core';
import {maxQueryLength, stalledAfterMs} from '../shared/limits';
import type {SearchReply} from './searchEngine';
import type {ResultRow} from './toRows';

/** A row that does something else than lead to a result. */
export type ActionRow = {
  kind: 'recent' | 'clear-recent' | 'other-version';
  href: string;
  /** The search to repeat, or the version to look in. */
  value: string;
};

/** What can be chosen in the list. */
export type SearchRow = ResultRow | ActionRow;

/** @returns whether the row is an answer, not something to do. */
export function isResult(row: SearchRow): row is ResultRow {
  return row.kind === 'page' || row.kind === 'section';
}

export type SearchStatus = AutocompleteState<SearchRow>['status'];

/** Everything the dialog draws. */
export interface SearchView {
  query: string;
  status: SearchStatus;
  isOpen: boolean;
  rows: SearchRow[];
  activeRow: number | null;
  /** Where the rows come from, as the state machine wants to be told; none before the first rows. */
  source: InternalAutocompleteSource<SearchRow> | undefined;
  /** The newest answer; none for an empty query. */
  reply: SearchReply | undefined;
}

/** What the state machine asks of its surroundings. */
export interface SearchSurroundings {
  /** @returns rows for an empty query. */
  suggest: () => SearchRow[];
  ask: (query: string) => Promise<SearchReply>;
  /** @returns rows to add to those of an answer. */
  extend: (query: string, reply: SearchReply) => SearchRow[];
  /** A row was chosen, to be shown in place. */
  choose: (row: SearchRow, query: string, machine: SearchMachine) => void;
  /** A row was chosen in any way. */
  remember: (row: SearchRow, query: string) => void;
  change: (view: SearchView) => void;
  close: () => void;
}

/** What the dialog draws before anything happened. */
export const firstView: SearchView = {
  query: '',
  status: 'idle',
  isOpen: false,
  rows: [],
  activeRow: null,
  source: undefined,
  reply: undefined,
};

export type SearchMachine = AutocompleteApi<SearchRow, FormEvent, ReactMouseEvent, ReactKeyboardEvent>;
export type InputChange = ChangeEvent<HTMLInputElement>;

const sourceId = 'pages';

/** Rows of `suggest` and `extend` and results carry their address under the same name. */
function addressOf(row: SearchRow): string {
  return row.href;
}

function toView(state: AutocompleteState<SearchRow>, reply: SearchReply | undefined): SearchView {
  return {
    query: state.query,
    status: state.status === 'idle' && reply?.hasFailed ? 'error' : state.status,
    isOpen: state.isOpen,
    rows: state.collections.flatMap(({items}) => items),
    activeRow: state.activeItemId,
    source: state.collections[0]?.source,
    reply: state.query.trim() === '' ? undefined : reply,
  };
}

/**
 * The specification's state machine: idle, loading and stalled; arrows wrap; the first row is active; Enter
 * opens, with Ctrl or Meta in a tab and with Shift in a window; Escape closes and then clears; Tab closes.
 * `@algolia/autocomplete-core` is that machine; here it meets our engine.
 */
export function createSearchMachine(surroundings: SearchSurroundings): SearchMachine {
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
        sourceId,
        getItemUrl: ({item}) => addressOf(item),
        async getItems({query}) {
          if (query.trim() === '') {
            reply = undefined;
            return surroundings.suggest();
          }
          reply = await surroundings.ask(query.slice(0, maxQueryLength));
          return [...reply.rows, ...surroundings.extend(query, reply)];
        },
        onSelect: ({item, state}) => surroundings.remember(item, state.query),
      },
    ],
    navigator: {
      navigate: ({item, state}) => surroundings.choose(item, state.query, machine),
    },
    onStateChange({state, prevState}) {
      surroundings.change(toView(state, reply));
      if (prevState.isOpen && !state.isOpen) surroundings.close();
    },
  });
  return machine;
}
