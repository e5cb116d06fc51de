import {currentVersion} from '../../src/kit/versions';
import {didYouMean} from '../../src/kit/didYouMean';
import {foldersOf} from '../../src/kit/foldersOf';
import {hasFrontMatter} from '../../src/content/front-matter/frontMatter';
import type {SearchOptions} from '../../src/search/options';
import {findPlace} from '../pages/findPlace';
import type {CheckContext, Problem} from '../types';
import {loadConfig} from './configAddresses';

const searchFile = 'src/config/search.ts';

type RouteOptions = Partial<Pick<SearchOptions, 'mainTasks' | 'areaPriors'>>;

/** @returns the options of the search that name pages, folders or parts of addresses which the current version lacks */
export async function findRouteProblems({root, allPages}: CheckContext): Promise<Problem[]> {
  const {searchOptions = {}} = (await loadConfig(root, searchFile)) as {searchOptions?: RouteOptions};
  const {mainTasks = {}, areaPriors = {}} = searchOptions;
  const routes = allPages
    .filter((page) => hasFrontMatter(page) && page.version === currentVersion.name && page.frontMatter.draft !== true)
    .map(({route}) => route);
  const folders = [...new Set(['', ...routes.flatMap(foldersOf)])];
  const areas = [...new Set(routes.map((route) => route.split('/')[0] ?? ''))];

  const problem = (option: string, value: string, known: readonly string[]): Problem => ({
    ...findPlace(root, [searchFile], value),
    rule: `"${option}" names "${value}", which is in no address of version ${currentVersion.label}`,
    repair: didYouMean(value, [...new Set(known)].filter(Boolean)),
  });
  return [
    ...Object.keys(mainTasks)
      .filter((folder) => !folders.includes(folder))
      .map((folder) => problem('mainTasks', folder, folders)),
    ...Object.values(mainTasks)
      .flat()
      .filter((route) => !routes.includes(route))
      .map((route) => problem('mainTasks', route, routes)),
    ...Object.keys(areaPriors)
      .filter((area) => !areas.includes(area))
      .map((area) => problem('areaPriors', area, areas)),
  ];
}
