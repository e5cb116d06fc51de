import {Fragment, type ComponentProps, type KeyboardEvent, type ReactNode, type RefObject} from 'react';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import {endSearch} from '../../reportSearches';
import type {SearchRow} from '../../searchState';
import {useStatusText} from '../../useStatusText';
import NoResultsAdvice from '../NoResultsAdvice';
import SearchFailure from '../SearchFailure';
import SpellingNotice from '../SpellingNotice';
import Row from './Row';
import type {DialogSearch} from './useSearchMachine';
import styles from './styles.module.css';

interface Props {
  search: DialogSearch;
  body: RefObject<HTMLDivElement | null>;
  onKey: (event: KeyboardEvent) => void;
  onRetry: () => void;
}

/** What the rows below are, in the empty box. */
function GroupName({row: {kind}}: {row: SearchRow}): ReactNode {
  const name = {
    page: translate({id: 'site.search.tasks', message: 'Often done here', description: 'Above the main tasks'}),
    'recent-page': translate({
      id: 'site.search.recentPages',
      message: 'Opened recently',
      description: 'Above these pages',
    }),
    recent: translate({
      id: 'site.search.recent',
      message: 'Recent searches',
      description: 'Above the recent searches',
    }),
  }[kind as string];
  return name === undefined ? null : (
    <li role="presentation" className={styles.group}>
      {name}
    </li>
  );
}

export default function DialogBody({search, body, onKey, onRetry}: Props): ReactNode {
  const {view, machine, scope} = search;
  const {rows, reply, source} = view;
  const count = reply?.total ?? 0;
  const text = useStatusText(view, {
    count,
    noResults: translate({
      id: 'theme.SearchBar.noResultsText',
      message: 'No results',
      description: 'No results',
    }),
    found: translate(
      {
        id: 'site.search.count',
        message: 'One result|{count} results',
        description: 'Number of results, in all plural forms',
      },
      {count},
    ),
  });
  const pageCount = rows.filter(({kind}) => kind === 'page').length;
  return (
    <div ref={body} className={styles.body} onKeyDown={onKey} onFocus={() => machine.setActiveItemId(null)}>
      <p className={styles.status} role="status">
        {view.status === 'loading' ? '' : text}
      </p>
      {view.status === 'error' && <SearchFailure className={styles.failure} onRetry={onRetry} />}
      {reply && <SpellingNotice query={view.query} reply={reply} onQuery={search.searchFor} />}
      {source && rows.length > 0 && (
        <ul
          {...(machine.getListProps({source}) as ComponentProps<'ul'>)}
          className={styles.list}
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
            <Fragment key={`${row.kind} ${row.href}`}>
              {view.query === '' && row.kind !== rows[position - 1]?.kind && <GroupName row={row} />}
              <Row
                row={row}
                isActive={position === view.activeRow}
                latestVersion={scope.latest.label}
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
          <Translate id="site.search.all" description="Link to the page with all results" values={{count: reply.total}}>
            {'See all {count} results'}
          </Translate>
        </Link>
      )}
    </div>
  );
}
