import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {site} from '../../src/config/site';
import type {Finding} from '../dist/types';
import {findDefaults, findUnseen, readTexts} from './findDefaults';
import type {Deployment} from './types';

const logo = (name: string): string => `tests/deployments/__fixtures__/${name}`;

/** Whose value is to be seen in the files of a build. */
const seen = {
  DOCS_PRODUCT_NAME: 'Acme Sign for Business',
  DOCS_PRODUCT_NAME_VI: 'Acme Sign cho doanh nghiệp',
  DOCS_SHORT_NAME: 'Acme Sign',
  DOCS_SHORT_NAME_VI: 'Acme Ký',
  DOCS_BRAND_COLOUR: '#8a1c4a',
  DOCS_ANNOUNCEMENT: 'Maintenance on Sunday',
  DOCS_ANNOUNCEMENT_VI: 'Bảo trì vào Chủ nhật',
  DOCS_ANNOUNCEMENT_LINK: '/docs/glossary',
  DOCS_ANNOUNCEMENT_ENDS: '2099-01-31',
  DOCS_COPYRIGHT: '© Acme. All examples are invented.',
  DOCS_COPYRIGHT_VI: '© Acme. Mọi ví dụ đều là giả định.',
  DOCS_SITE_URL: 'https://www.acme-sign.vn',
  DOCS_FREE_TRIAL_URL: 'https://acme-sign.vn/try',
  DOCS_API_URL: 'https://api.acme-sign.vn/e-contract',
  DOCS_FEEDBACK_URL: 'mailto:docs@acme-sign.vn',
  DOCS_FEEDBACK_ENDPOINT: 'https://answers.acme-sign.vn/docs',
  DOCS_EDIT_URL: 'https://git.acme-sign.vn/docs/edit/main',
  DOCS_ANALYTICS_ID: 'G-ACME1234',
  DOCS_OPERATOR_NAME: 'Acme JSC',
  DOCS_LOGIN_URL: 'https://app.acme-sign.vn/login',
  DOCS_APP_NAME: 'Acme App',
  DOCS_APP_STORE_URL: 'https://apps.apple.com/vn/app/acme',
  DOCS_GOOGLE_PLAY_URL: 'https://play.google.com/store/apps/details?id=vn.acme',
  DOCS_SUPPORT_URL: 'https://acme-sign.vn/support',
  DOCS_HOTLINE: '1900 7171',
  DOCS_ALGOLIA_APP_ID: 'ACMEAPP',
  DOCS_ALGOLIA_API_KEY: 'acme-search-key',
  DOCS_ALGOLIA_INDEX: 'acme-docs',
  DOCS_BASE_PATH: '/tai-lieu/',
};

/** Every setting has another value than its default; `everything.test.ts` says which one is missing. */
export const everything: Deployment = {
  name: 'everything',
  environment: {
    ...seen,
    DOCS_FOOTER: JSON.stringify([
      {
        title: {en: 'Acme reads', vi: 'Acme đọc'},
        items: [
          {label: {en: 'Where to begin', vi: 'Bắt đầu từ đâu'}, to: '/docs'},
          {label: 'acme-sign.vn', href: 'https://acme-sign.vn'},
        ],
      },
    ]),
    DOCS_LOGO: logo('acme.svg'),
    DOCS_LOGO_DARK: logo('acme-dark.svg'),
    DOCS_LANGUAGES: 'vi,en',
    DOCS_VERSIONS: '2.3.0,2.2.0',
    DOCS_FOLLOW_DEVICE_COLOURS: 'true',
    DOCS_SHOW_OPEN_QUESTIONS: 'true',
  },
  languages: {vi: '/tai-lieu/', en: '/tai-lieu/en/'},
  versions: ['2.3.0', '2.2.0'],
  asksOtherHosts: true,
  expect({folder}): Finding[] {
    const texts = readTexts(folder);
    const logos = [
      ['img/logo.svg', 'acme.svg'],
      ['img/logo-dark.svg', 'acme-dark.svg'],
    ] as const;
    return [
      ...findDefaults(texts, site),
      ...findUnseen(texts, {...seen, DOCS_FOOTER: 'Acme reads', 'DOCS_FOOTER, Vietnamese': 'Bắt đầu từ đâu'}),
      ...logos
        .filter(([published, own]) => texts.get(published) !== readFileSync(logo(own), 'utf8'))
        .map(([published]) => ({where: join(folder, published), problem: 'is not the logo of the deployment.'})),
    ];
  },
};
