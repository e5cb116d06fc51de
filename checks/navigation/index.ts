import {existsSync} from 'node:fs';
import {join} from 'node:path';
import {globSync} from 'tinyglobby';
import {didYouMean} from '../../src/kit/didYouMean';
import {findPlace} from '../pages/findPlace';
import {readRoutes} from '../pages/routes';
import {sidebarFiles} from '../pages/sidebars';
import type {Check, CheckContext, Problem} from '../types';
import {loadConfig, readConfigAddresses, stringsAt, type ConfigAddress} from './configAddresses';
import {findDeadItems, navbarFile} from './navbarItems';
import {findRouteProblems} from './searchRoutes';

export const check: Check = {
  name: 'navigation',
  description: 'Navbar, footer, announcement and search options lead to pages, sidebars and files that exist.',
  guide: 'guides/testing.md#navigation',
  data: ['src/config/*.ts', 'i18n/*/build.json', 'src/pages/**', 'static/**', '**/tags.yml', ...sidebarFiles],
  run: async (context) => {
    const {root, cache} = context;
    const addresses = await readConfigAddresses(root, cache);
    return {
      filesRead: new Set([navbarFile, ...addresses.map(({file}) => file)]).size,
      problems: [
        ...(await findDeadItems(context)),
        ...(await findDeadAddresses(context, addresses)),
        ...(await findMissingPictures(root)),
        ...(await findRouteProblems(context)),
      ],
    };
  },
};

async function findDeadAddresses(context: CheckContext, addresses: readonly ConfigAddress[]): Promise<Problem[]> {
  const routes = await readRoutes(context);
  return addresses.flatMap(({address, ...place}): Problem[] => {
    const path = address.replace(/[?#].*/, '').replace(/(?<=.)\/$/, '');
    if (routes.includes(path) || existsSync(join(context.root, 'static', path))) return [];
    return [{...place, rule: `no page has the address "${address}"`, repair: didYouMean(path, routes)}];
  });
}

/** The logo is named from the folder static/. */
async function findMissingPictures(root: string): Promise<Problem[]> {
  const pictures = stringsAt(await loadConfig(root, navbarFile), ['src', 'srcDark']);
  return pictures
    .filter((path) => !/^\w+:/.test(path) && !existsSync(join(root, 'static', path)))
    .map((path) => ({
      ...findPlace(root, [navbarFile], path),
      rule: `there is no file static/${path.replace(/^\//, '')}`,
      repair: didYouMean(path, globSync('img/**', {cwd: join(root, 'static')})),
    }));
}
