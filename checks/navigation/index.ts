import {existsSync} from 'node:fs';
import {join} from 'node:path';
import {didYouMean} from '../../src/kit/didYouMean';
import {readRoutes} from '../pages/routes';
import {sidebarFiles} from '../pages/sidebars';
import type {Check, CheckContext, Problem} from '../types';
import {readConfigAddresses, type ConfigAddress} from './configAddresses';
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
