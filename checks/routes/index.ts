import {readRoutes, type Route} from '../pages/routes';
import {sidebarFiles} from '../pages/sidebars';
import type {Check, Problem} from '../types';

export const check: Check = {
  name: 'routes',
  description: 'Every page has an address of its own.',
  guide: 'guides/testing.md#routes',
  data: [...sidebarFiles, 'src/pages/**', '**/tags.yml'],
  run: async (context) => {
    const routes = await readRoutes(context);
    return {filesRead: new Set(routes.map(({file}) => file)).size, problems: findShared(routes)};
  },
};

/** Capital letters do not count: some servers, and file systems, do not tell them apart. */
function findShared(routes: readonly Route[]): Problem[] {
  const owners = new Map<string, Route>();
  return routes.flatMap(({address, file, line}): Problem[] => {
    const owner = owners.get(address.toLowerCase());
    if (!owner) {
      owners.set(address.toLowerCase(), {address, file, line});
      return [];
    }
    const place = `${owner.file}${owner.line ? `:${owner.line}` : ''}`;
    const difference = owner.address === address ? '' : `, which differs from ${owner.address} in capital letters only`;
    return [
      {
        file,
        ...(line && {line}),
        rule: `has the address ${address}${difference}, as ${place} has`,
        repair: 'Move one of them, or give it another slug.',
      },
    ];
  });
}
