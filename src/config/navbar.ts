import type {ThemeConfig} from '@docusaurus/preset-classic';
import {locales} from '../kit/locales';

/** The bar at the top of every page, without its title, a setting. Vietnamese: i18n/vi/docusaurus-theme-classic/navbar.json. */
export const navbar = {
  // Without alternative text: the title is beside it.
  logo: {src: 'img/logo.svg', srcDark: 'img/logo-dark.svg', width: 32, height: 32},
  items: [
    {
      type: 'dropdown',
      label: 'Usage guide',
      position: 'left',
      items: [
        {type: 'docSidebar', sidebarId: 'tutorialSidebar', label: 'Website'},
        {type: 'docSidebar', sidebarId: 'appSidebar', label: 'Mobile'},
      ],
    },
    {
      type: 'dropdown',
      label: 'API',
      position: 'left',
      items: [
        {type: 'docSidebar', sidebarId: 'apiSidebar', label: 'v1'},
        {type: 'docSidebar', sidebarId: 'apiV2Sidebar', label: 'v2'},
      ],
    },
    {type: 'docSidebar', sidebarId: 'questionsSidebar', label: 'FAQ', position: 'left'},
    {to: '/docs/release-notes/website', label: 'Release notes', position: 'left'},
    // The not-found page is rendered with the newest version; the address may name another.
    {type: 'docsVersionDropdown', position: 'right', suppressHydrationWarning: true},
    ...(locales.length > 1 ? [{type: 'localeDropdown', position: 'right' as const}] : []),
    {type: 'search', position: 'right'},
  ],
} satisfies ThemeConfig['navbar'];
