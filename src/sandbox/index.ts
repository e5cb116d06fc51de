import type {Plugin} from '@docusaurus/types';

/** The sandbox in the page; `src/reference` puts its closed forms into the pages. */
export default function sandbox(): Plugin {
  return {name: 'sandbox', getClientModules: () => ['./browser/openPanels.ts']};
}
