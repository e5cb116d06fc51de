import siteConfig from '@generated/docusaurus.config';
import {getDocsVersionSearchTag} from '@docusaurus/plugin-content-docs/client';
import {createStorageSlot} from '@docusaurus/theme-common';
import {savesData} from '../../kit/browser/savesData';
import {loadDialog} from './loadDialog';
import {loadEngine} from './loadEngine';

/**
 * The button of the search while it is pressed or pointed at, or was pressed or asked for by a key: until the page is
 * hydrated, the starter marks the control, or the page, as busy.
 */
const askedFor =
  ':is(body, [aria-haspopup=dialog])[aria-busy=true], [aria-haspopup=dialog]:is(:hover, :active, :focus)';

/** @returns the tags that the box will search, see `useSearchScope` */
function tagsOfPage(): string[] {
  const own = /docs-version-(\S+)/.exec(document.documentElement.className)?.[1];
  const preferred = createStorageSlot('docs-preferred-version-default').get();
  return [getDocsVersionSearchTag('default', own ?? preferred ?? 'current'), 'default'];
}

// Hydration keeps a slow phone busy for half a second; what the box needs arrives meanwhile.
if (typeof window !== 'undefined' && document.querySelector(askedFor)) {
  if (!savesData()) loadEngine(siteConfig.baseUrl, tagsOfPage(), true);
  loadDialog().catch(() => undefined);
}
