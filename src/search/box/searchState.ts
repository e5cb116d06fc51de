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
import {matchCommands, type Command} from './commands';
import {addressWithTerms} from './openResult';
import {inGroups} from './rowGroups';

/** A row of the empty box: what was searched and opened before, and what is often done here. */
export type SuggestedRow = {
  kind: 'recent' | 'recent-page' | 'clear-recent' | 'task';
  href: string;
  /** The search to repeat, or the title of the page to open. */
  value: string;
};

export type SearchRow = ResultRow | SuggestedRow | Command;

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
  /**
   * Rejected if the engine cannot be loaded.
   *
   * @param taken rows of the list that are no results
   */
  search: (query: string, taken: number) => Promise<SearchReply>;
  /** @returns what the box can do with the page */
  commands: () => readonly Command[];
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

/** What became of the newest query. */
interface Outcome {
  isPending: boolean;
  hasFailed: boolean;
  reply: SearchReply | undefined;
}

function statusOf(status: SearchStatus, {isPending, hasFailed}: Outcome): SearchStatus {
  // The state machine is idle already when the query before is answered.
  if (status === 'idle' && isPending) return 'loading';
  return status === 'idle' && hasFailed ? 'error' : status;
}

function toView(state: AutocompleteState<SearchRow>, outcome: Outcome): SearchView {
  return {
    query: state.query,
    status: statusOf(state.status, outcome),
    rows: state.collections.flatMap(({items}) => items),
    activeRow: state.activeItemId,
    source: state.collections[0]?.source,
    reply: state.query.trim() === '' ? undefined : outcome.reply,
  };
}

/**
 * Creates the state machine of the box from `@algolia/autocomplete-core`: idle, loading and stalled; arrows wrap; the
 * first row is active; Enter opens, with Ctrl or Meta in a tab and with Shift in a window; Escape closes and then
 * clears. Tab is up to the dialog. Results stand in groups, between the commands that the query means and those it may mean.
 */
export function createSearchMachine(handlers: SearchHandlers): SearchMachine {
  let outcome: Outcome = {isPending: false, hasFailed: false, reply: undefined};
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
        // Only new tabs and windows go there; in this one, `choose` opens the row.
        getItemUrl: ({item}) => (isResult(item) ? addressWithTerms(item) : item.href),
        async getItems({query}) {
          if (query.trim() === '') {
            outcome = {isPending: false, hasFailed: false, reply: undefined};
            return handlers.suggest();
          }
          const pending = (outcome = {...outcome, isPending: true});
          const {before, after} = matchCommands(query, handlers.commands());
          const taken = before.length + after.length;
          const reply = await handlers.search(query.slice(0, maxQueryLength), taken).catch(() => undefined);
          if (outcome === pending) outcome = {isPending: false, hasFailed: reply === undefined, reply};
          return reply ? [...before, ...inGroups(reply.rows), ...after] : [];
        },
        onSelect: ({item, state}) => handlers.remember(item, state.query),
      },
    ],
    navigator: {
      navigate: ({item, state}) => handlers.choose(item, state.query, machine),
    },
    onStateChange({state, prevState}) {
      handlers.change(toView(state, outcome));
      if (prevState.isOpen && !state.isOpen) handlers.close();
    },
  });
  return machine;
}
