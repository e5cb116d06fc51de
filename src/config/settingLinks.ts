import type {PublishingOptions} from '../publishing';
import {site} from './site';

/** Links of the settings to pages of this site, which the build looks for before it draws any. */
export const settingLinks: PublishingOptions['links'] = [
  {setting: 'DOCS_ANNOUNCEMENT_LINK', to: site.announcement.to},
  ...site.footer.flatMap(({items}) => items.map(({to = ''}) => ({setting: 'DOCS_FOOTER', to}))),
].filter(({to}) => to.startsWith('/'));
