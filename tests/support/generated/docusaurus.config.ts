import {i18n} from '../../../src/config/i18n';
import {navbar} from '../../../src/config/navbar';
import {site} from '../../../src/config/site';

const siteConfig = {
  title: 'Documentation',
  url: site.url,
  baseUrl: '/',
  trailingSlash: false,
  i18n,
  future: {experimental_router: 'browser', v4: {}},
  themeConfig: {
    navbar: {...navbar, title: site.shortName.en},
    colorMode: {defaultMode: 'light', disableSwitch: false, respectPrefersColorScheme: false},
    docs: {sidebar: {hideable: true, autoCollapseCategories: false}, versionPersistence: 'localStorage'},
    prism: {},
    tableOfContents: {minHeadingLevel: 2, maxHeadingLevel: 3},
    metadata: [],
  },
  customFields: {},
};

export default siteConfig;
