import mainTasks from '@generated/search/default/main-tasks.json';
import {useLocation} from '@docusaurus/router';
import type {PageLink} from '../shared/searchTypes';
import type {SearchScope} from './useSearchScope';

/** @returns the main tasks of the innermost folder that has some, but for the page that the reader is on */
export function useMainTasks({selected}: Pick<SearchScope, 'selected'>): readonly PageLink[] {
  const {pathname} = useLocation();
  const folders = mainTasks[selected.name] ?? {};
  const below = pathname.startsWith(selected.path) ? pathname.slice(selected.path.length + 1) : '';
  const folder = Object.keys(folders)
    .filter((each) => each === '' || below === each || below.startsWith(`${each}/`))
    .reduce((innermost, each) => (each.length > innermost.length ? each : innermost), '');
  return (folders[folder] ?? []).filter(({href}) => href !== pathname);
}
