import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {groupOf, type RowGroup} from '../../rowGroups';
import {isResult, type SearchRow} from '../../searchState';
import {tasksName} from '../../texts';
import styles from './styles.module.css';

function resultGroup(group: RowGroup): string {
  switch (group) {
    case 'guides':
      return translate({id: 'site.search.group.guides', message: 'Guides', description: 'Above rows of the website'});
    case 'app':
      return translate({id: 'site.search.group.app', message: 'Mobile app', description: 'Above rows of the app'});
    case 'api':
      return translate({id: 'site.search.group.api', message: 'API', description: 'Above rows of the API'});
    case 'answers':
      return translate({id: 'site.search.group.answers', message: 'Answers', description: 'Above questions'});
    case 'releases':
      return translate({id: 'site.search.area.releases', message: 'Release notes', description: 'Area of a result'});
    case 'terms':
      return translate({id: 'site.search.area.glossary', message: 'Glossary', description: 'Area of a result'});
    case 'overview':
      return translate({id: 'site.search.group.overview', message: 'Overview', description: 'Above rows of no area'});
  }
}

function nameOf(row: SearchRow): string | undefined {
  if (row.kind === 'command')
    return translate({id: 'site.search.commands', message: 'This page', description: 'Above what can be done with it'});
  if (row.kind === 'recent-page')
    return translate({id: 'site.search.recentPages', message: 'Opened recently', description: 'Above these pages'});
  if (row.kind === 'recent')
    return translate({id: 'site.search.recent', message: 'Recent searches', description: 'Above the recent searches'});
  if (row.kind === 'task') return tasksName();
  return isResult(row) ? resultGroup(groupOf(row)) : undefined;
}

interface Props {
  row: SearchRow;
  /** The row above. */
  previous: SearchRow | undefined;
  /** Whether the group stands above the list, although the keyboard reaches it last. */
  isOnTop: boolean;
}

/** The head of a group, above its first row. */
export default function GroupName({row, previous, isOnTop}: Props): ReactNode {
  const name = nameOf(row);
  if (name === undefined || (previous && name === nameOf(previous))) return null;
  return (
    <li role="presentation" className={styles.group} data-top={isOnTop || undefined}>
      {name}
    </li>
  );
}
