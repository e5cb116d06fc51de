import siteConfig from '@generated/docusaurus.config';
import globalData from '@generated/globalData';
import {getDocsVersionSearchTag, type GlobalPluginData} from '@docusaurus/plugin-content-docs/client';
import {createStorageSlot} from '@docusaurus/theme-common';
import {savesData} from '../../kit/browser/savesData';
import {applicationReady} from '../../kit/shared/domContract';
import {loadDialog} from './loadDialog';
import {loadEngine} from './loadEngine';
import {openTypingField} from './typingField';

/** The search was pressed or asked for by a key: until the page is hydrated, the starter marks the button, or the page, as busy. */
const askedFor = ':is(body, [aria-haspopup=dialog])[aria-busy=true]';

/** The button is pressed or pointed at. */
const pointedAt = '[aria-haspopup=dialog]:is(:hover, :active, :focus)';

/** @returns the tags that the box will search, see `useSearchScope` */
function tagsOfPage(): string[] {
  const own = /docs-version-(\S+)/.exec(document.documentElement.className)?.[1];
  const {versions} = globalData['docusaurus-plugin-content-docs']?.default as GlobalPluginData;
  const stored = createStorageSlot('docs-preferred-version-default').get();
  const preferred = versions.find(({name}) => name === stored)?.name;
  return [getDocsVersionSearchTag('default', own ?? preferred ?? 'current'), 'default'];
}

// Hydration keeps a slow phone busy for half a second; what the box needs arrives meanwhile.
if (typeof window !== 'undefined' && document.querySelector(`${askedFor}, ${pointedAt}`)) {
  if (!savesData()) loadEngine(siteConfig.baseUrl, tagsOfPage(), true);
  loadDialog().catch(() => undefined);
  // Before the keys that wait are replayed, so that what the field tells waits with them.
  if (document.querySelector(askedFor))
    addEventListener(applicationReady, openTypingField(document), {capture: true, once: true});
}
