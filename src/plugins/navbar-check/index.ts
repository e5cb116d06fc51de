import type {LoadContext, Plugin} from '@docusaurus/types';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import {findProblems} from './findProblems';
import type {WrittenItem} from './knownTypes';

/**
 * Stops the build at once when a navbar item leads nowhere. The theme would notice while it draws the first page,
 * minutes later, and would not say which item it was or where it stands.
 */
export default function navbarCheck({siteConfig}: LoadContext): Plugin {
  return {
    name: 'navbar-check',
    async allContentLoaded({allContent}) {
      const {items = []} = (siteConfig.themeConfig.navbar ?? {}) as {items?: WrittenItem[]};
      const docs = (allContent['docusaurus-plugin-content-docs'] ?? {}) as Record<string, LoadedContent>;
      const problems = findProblems(items, (id) => docs[id]?.loadedVersions);
      if (problems.length > 0) throw new Error(problems.join('\n'));
    },
  };
}
