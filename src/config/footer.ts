import type {ThemeConfig} from '@docusaurus/preset-classic';
import {site} from './site';

/** The foot of every page. Vietnamese: i18n/vi/docusaurus-theme-classic/footer.json. */
export const footer = {
  style: 'light',
  links: [
    {
      title: 'Usage guide',
      items: [
        {label: 'Website', to: '/docs'},
        {label: 'Mobile', to: '/docs/app/authen/download-app'},
        {label: 'FAQ', to: '/docs/questions'},
        {label: 'Glossary', to: '/docs/glossary'},
      ],
    },
    {
      title: 'For developers',
      items: [
        {label: 'API v1', to: '/docs/api/v1'},
        {label: 'API v2', to: '/docs/api/v2/details/authentications/password-login'},
        {label: 'Webhook', to: '/docs/api/v1/general/webhook'},
      ],
    },
    {
      title: 'About',
      items: [
        {label: 'Release notes', to: '/docs/release-notes/website'},
        {label: 'How to read these docs', to: '/markdown-page'},
        {label: 'Free trial', href: site.freeTrialUrl},
      ],
    },
  ],
  copyright: 'Premium electronic contract system. Companies, people and documents in the examples are invented.',
} satisfies ThemeConfig['footer'];
