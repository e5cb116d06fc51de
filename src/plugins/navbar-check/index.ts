import type {LoadContext, Plugin} from '@docusaurus/types';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import {findProblems} from './findProblems';
import {placeOf, type NavbarItem} from './knownTypes';

/**
 * Stops the build when a navbar item leads nowhere. The theme would notice on the first page it renders, minutes later,
 * without naming the item or its file.
 */
export default function navbarCheck({siteConfig}: LoadContext): Plugin {
  return {
    name: 'navbar-check',
    async allContentLoaded({allContent}) {
      const {items = []} = (siteConfig.themeConfig.navbar ?? {}) as {items?: NavbarItem[]};
      const docs = (allContent['docusaurus-plugin-content-docs'] ?? {}) as Record<string, LoadedContent>;
      const problems = findProblems(items, (id) => docs[id]?.loadedVersions);
      if (problems.length === 0) return;
      throw new Error(problems.map(({item, problem}) => `${placeOf(item)} ${problem}`).join('\n'));
    },
  };
}
