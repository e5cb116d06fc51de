import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {groupOf, type RowGroup} from '../../rowGroups';
import {isResult, type SearchRow} from '../../searchState';
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

/** @param isEmpty whether the box is, so that pages in it are main tasks */
function nameOf(row: SearchRow, isEmpty: boolean): string | undefined {
  if (row.kind === 'command')
    return translate({id: 'site.search.commands', message: 'This page', description: 'Above what can be done with it'});
  if (row.kind === 'recent-page')
    return translate({id: 'site.search.recentPages', message: 'Opened recently', description: 'Above these pages'});
  if (row.kind === 'recent')
    return translate({id: 'site.search.recent', message: 'Recent searches', description: 'Above the recent searches'});
  if (!isResult(row)) return undefined;
  return isEmpty
    ? translate({id: 'site.search.tasks', message: 'Often done here', description: 'Above the main tasks'})
    : resultGroup(groupOf(row));
}

interface Props {
  row: SearchRow;
  /** The row above. */
  previous: SearchRow | undefined;
  isEmpty: boolean;
}

/** The head of a group, above its first row. */
export default function GroupName({row, previous, isEmpty}: Props): ReactNode {
  const name = nameOf(row, isEmpty);
  if (name === undefined || (previous && name === nameOf(previous, isEmpty))) return null;
  return (
    <li role="presentation" className={styles.group}>
      {name}
    </li>
  );
}
