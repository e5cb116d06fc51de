import type {SearchOptions} from '../options';
import type {MainTasks, PageLink} from '../shared/searchTypes';
import type {VersionFacts} from './collectDocs';

/** @returns the main tasks with their titles and addresses in each version; a task that a version lacks is left out */
export function collectMainTasks(
  versions: readonly Pick<VersionFacts, 'name' | 'docs'>[],
  mainTasks: SearchOptions['mainTasks'],
): MainTasks {
  const tasksIn = ({docs}: Pick<VersionFacts, 'docs'>, paths: readonly string[]): PageLink[] =>
    paths.flatMap((each) => docs.filter(({path}) => path === each).map(({title, route}) => ({title, href: route})));
  return Object.fromEntries(
    versions.map((version) => {
      const folders = Object.entries(mainTasks).map(([folder, paths]) => [folder, tasksIn(version, paths)] as const);
      return [version.name, Object.fromEntries(folders)];
    }),
  );
}
