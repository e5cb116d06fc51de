import {Fragment, type ComponentProps, type KeyboardEvent, type ReactNode, type RefObject} from 'react';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import {endSearch} from '../../reportSearches';
import {isResult} from '../../searchState';
import {useStatusText} from '../../useStatusText';
import NoResultsAdvice from '../NoResultsAdvice';
import SearchFailure from '../SearchFailure';
import SpellingNotice from '../SpellingNotice';
import GroupName from './GroupName';
import Row from './Row';
import type {DialogSearch} from './useSearchMachine';
import styles from './styles.module.css';

interface Props {
  search: DialogSearch;
  body: RefObject<HTMLDivElement | null>;
  onKey: (event: KeyboardEvent) => void;
  onRetry: () => void;
}

export default function DialogBody({search, body, onKey, onRetry}: Props): ReactNode {
  const {view, machine, scope} = search;
  const {rows, reply, source} = view;
  const isEmpty = view.query === '';
  const count = rows.filter(isResult).length;
  const text = useStatusText(view, {
    count,
    noResults: translate({
      id: 'theme.SearchBar.noResultsText',
      message: 'No results',
      description: 'No results',
    }),
    found: translate(
      {
        id: 'site.search.best',
        message: 'The best result|The best {count} results',
        description: 'For screen readers: how many rows are shown, in all plural forms',
      },
      {count},
    ),
  });
  const copied = translate({id: 'site.search.command.copied', message: 'Link copied', description: 'After copying'});
  // That rows are there, everybody sees.
  const isPlain = view.status !== 'stalled' && (!reply || (count > 0 && !reply.isClosest));
  // The last rows, which the keyboard reaches from the first by going up: there they are seen.
  const isOnTop = (position: number): boolean =>
    rows[position]?.kind === 'command' && rows.slice(0, position).some(isResult);
  const pageCount = rows.filter(({kind}) => kind === 'page').length;
  return (
    <div ref={body} className={styles.body} onKeyDown={onKey} onFocus={() => machine.setActiveItemId(null)}>
      <p className={isPlain ? 'sr-only' : styles.status} role="status">
        {search.isCopied ? copied : view.status === 'loading' ? '' : text}
      </p>
      {view.status === 'error' && <SearchFailure className={styles.failure} onRetry={onRetry} />}
      {reply && <SpellingNotice query={view.query} reply={reply} onQuery={search.searchFor} />}
      {source && rows.length > 0 && (
        <ul
          {...(machine.getListProps({source}) as ComponentProps<'ul'>)}
          className={styles.list}
          data-empty={isEmpty || undefined}
          // The focus stays in the input: a row that is pressed may be gone afterwards.
          onMouseDown={(event) => event.preventDefault()}
          aria-labelledby={undefined}
          aria-label={translate({
            id: 'site.search.results',
            message: 'Search results',
            description: 'Name of the list',
          })}
        >
          {rows.map((row, position) => (
            <Fragment key={`${row.kind === 'command' ? row.id : row.kind} ${row.href}`}>
              <GroupName row={row} previous={rows[position - 1]} isOnTop={isOnTop(position)} />
              <Row
                row={row}
                isActive={position === view.activeRow}
                isOnTop={isOnTop(position)}
                isDone={search.isCopied && row.kind === 'command' && row.id === 'copy-link'}
                // The field shows which version is searched, where it is not the latest.
                latestVersion={scope.selected.label}
                itemProps={machine.getItemProps({item: row, source}) as ComponentProps<'li'>}
                onChoose={() => search.choose(row)}
              />
            </Fragment>
          ))}
        </ul>
      )}
      {reply && view.status === 'idle' && (
        <NoResultsAdvice query={view.query} reply={reply} scope={scope} onLeave={() => machine.setIsOpen(false)} />
      )}
      {reply && reply.total > pageCount && (
        <Link
          className={styles.all}
          to={search.searchPage(view.query)}
          autoAddBaseUrl={false}
          data-noBrokenLinkCheck
          onClick={() => {
            endSearch('');
            machine.setIsOpen(false);
          }}
        >
          <Translate id="site.search.all" description="Link to the page with all results">
            See all results
          </Translate>
        </Link>
      )}
    </div>
  );
}
