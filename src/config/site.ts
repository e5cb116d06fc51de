import {languagesSetting} from '../kit/locales';
import {platformAddress, platformSetting} from '../kit/platformAddress';
import {versionsSetting} from '../kit/versions';
import {defaultBrand, readInks} from '../site/brand/inks';
import type {BrowserSettings} from '../site/components/useSiteSettings';
import {columnsFromEnvironment} from './settings/footerColumns';
import {logoFromEnvironment} from './settings/logoFile';
import {
  addressFromEnvironment,
  basePathFromEnvironment,
  dayFromEnvironment,
  endpointFromEnvironment,
  fromEnvironment,
  isTextSet,
  originFromEnvironment,
  patternFromEnvironment,
  readInKit,
  switchFromEnvironment,
  textFromEnvironment,
} from './settings/variables';

// What is deployed, `src/kit/locales.ts` and `src/kit/versions.ts` read.
readInKit(languagesSetting, undefined);
readInKit(versionsSetting, undefined);

const freeTrialUrl = addressFromEnvironment('DOCS_FREE_TRIAL_URL', 'https://econtract.example.com/free-trial');

/** Origin where none is set: it belongs to nobody, and a release refuses it. */
export const exampleSite = 'https://docs.example.com';

/** An announcement of the deployment's own takes nothing from the one that stands here. */
const isOwnAnnouncement = isTextSet('DOCS_ANNOUNCEMENT');

const productName = textFromEnvironment('DOCS_PRODUCT_NAME', {
  en: 'Premium electronic contract system',
  vi: 'Hệ thống hợp đồng điện tử Premium',
});

const logo = logoFromEnvironment('DOCS_LOGO', 'src/site/brand/logo.svg');

/**
 * Everything a deployment may want to fill in. Each value comes from an environment variable and has a default with which
 * the site builds and works; `example.com` stands for addresses that nobody can know here. `DOCS_X` is a text for all
 * languages, `DOCS_X_VI` that of one. The table for operators is in `deploy/README.md`.
 */
export const site = {
  /** Title of the site: browser tab, social card, notices about versions. */
  productName,
  /** Beside the logo, on home screens of phones, and on the home page. */
  shortName: textFromEnvironment('DOCS_SHORT_NAME', {en: 'Premium eContract'}),
  /** Paths of SVG files. Icons for phones are made from the first; the second is for dark pages, by default the first. */
  logo,
  darkLogo: logoFromEnvironment('DOCS_LOGO_DARK', process.env.DOCS_LOGO ? logo : 'src/site/brand/logo-dark.svg'),
  /** Colours of links and actions, in light and dark, made from the one of the brand. */
  inks: readInks('DOCS_BRAND_COLOUR', fromEnvironment('DOCS_BRAND_COLOUR', defaultBrand)),
  /** The line above the navbar; without a text there is none. */
  announcement: {
    text: textFromEnvironment(
      'DOCS_ANNOUNCEMENT',
      {en: 'New in 2.3.0: e-sign, eKYC, coordination', vi: 'Mới trong 2.3.0: ký điện tử, eKYC, điều phối'},
      'is no text',
    ),
    /** Where it leads: an address, or a path of this site without its language; empty for nowhere. */
    to: endpointFromEnvironment('DOCS_ANNOUNCEMENT_LINK', isOwnAnnouncement ? '' : '/docs/release-notes/website'),
    /** The last day on which readers see it, in their own time zone; empty for always. */
    ends: dayFromEnvironment('DOCS_ANNOUNCEMENT_ENDS', isOwnAnnouncement ? '' : '2027-06-30'),
  },
  /** The columns at the foot of every page: `to` is a page of this site, `href` an address elsewhere. */
  footer: columnsFromEnvironment('DOCS_FOOTER', [
    {
      title: {en: 'Usage guide', vi: 'Hướng dẫn sử dụng'},
      items: [
        {label: 'Website', to: '/docs'},
        {label: {en: 'Mobile', vi: 'Ứng dụng di động'}, to: '/docs/app/authen/download-app'},
        {label: {en: 'FAQ', vi: 'Câu hỏi thường gặp'}, to: '/docs/questions'},
        {label: {en: 'Glossary', vi: 'Thuật ngữ'}, to: '/docs/glossary'},
      ],
    },
    {
      title: {en: 'For developers', vi: 'Dành cho đơn vị tích hợp'},
      items: [
        {label: 'API v1', to: '/docs/api/v1'},
        {label: 'API v2', to: '/docs/api/v2/details/authentications/password-login'},
        {label: 'Webhook', to: '/docs/api/v1/general/webhook'},
      ],
    },
    {
      title: {en: 'About', vi: 'Thông tin'},
      items: [
        {label: {en: 'Release notes', vi: 'Cập nhật phiên bản'}, to: '/docs/release-notes/website'},
        {label: {en: 'How to read these docs', vi: 'Cách đọc bộ tài liệu này'}, to: '/markdown-page'},
        {label: {en: 'Free trial', vi: 'Dùng thử miễn phí'}, href: freeTrialUrl},
      ],
    },
  ]),
  /** The last line of every page. */
  copyright: textFromEnvironment('DOCS_COPYRIGHT', {
    en: `${productName.en}. Companies, people and documents in the examples are invented.`,
    vi: `${productName.vi}. Công ty, cá nhân và chứng từ trong các ví dụ đều là giả định.`,
  }),
  /** Origin of the published site, without a trailing slash. */
  url: originFromEnvironment('DOCS_SITE_URL', exampleSite),
  /** Path of the host below which the whole site is, such as `/docs-site`; '' for its root. */
  basePath: basePathFromEnvironment('DOCS_BASE_PATH'),
  /** Where the free-trial button leads. */
  freeTrialUrl,
  /** Address of the platform, in pages, samples, contracts and programs. */
  apiUrl: readInKit(platformSetting, platformAddress),
  /** With `true`, a reader who has chosen no colours sees those that the device prefers; otherwise the light ones. */
  followsDeviceColours: switchFromEnvironment('DOCS_FOLLOW_DEVICE_COLOURS'),
  /** Analytics measurement id; empty means that no analytics code is shipped. */
  analyticsId: patternFromEnvironment(
    'DOCS_ANALYTICS_ID',
    /^[A-Z]+-[A-Z\d-]+$/i,
    'Give the measurement id of Google Analytics, such as G-1A2B3C4D5E.',
  ),
  /**
   * Where "Edit this page" leads, as the address of the project's root folder, in every language to the page's own
   * file. Empty hides the link.
   */
  editUrl: patternFromEnvironment(
    'DOCS_EDIT_URL',
    /^https?:\/\/[^/?#]+\/[^?#]+$/,
    "Give the address of the project's root folder at which its files are edited, such as " +
      'https://github.com/<owner>/<name>/edit/main.',
  ),
  /** Where readers' answers to "Was this page helpful?" are posted; `deploy/README.md` documents the request. */
  feedbackEndpoint: endpointFromEnvironment('DOCS_FEEDBACK_ENDPOINT'),
  /** Without an endpoint, answers become messages to this address (`mailto:`, or an issue form). */
  feedbackUrl: addressFromEnvironment('DOCS_FEEDBACK_URL', 'mailto:docs@example.com'),
  /** How readers reach the platform and who runs it; what is not set reads "your operator's support" and the like. */
  operator: {
    name: fromEnvironment('DOCS_OPERATOR_NAME', ''),
    loginUrl: addressFromEnvironment('DOCS_LOGIN_URL'),
    appName: fromEnvironment('DOCS_APP_NAME', ''),
    appStoreUrl: addressFromEnvironment('DOCS_APP_STORE_URL'),
    googlePlayUrl: addressFromEnvironment('DOCS_GOOGLE_PLAY_URL'),
    supportUrl: addressFromEnvironment('DOCS_SUPPORT_URL'),
    hotline: fromEnvironment('DOCS_HOTLINE', ''),
  },
  /** With `true`, guides show what their writers still have to ask the operator: for the preview of a change. */
  showsOpenQuestions: switchFromEnvironment('DOCS_SHOW_OPEN_QUESTIONS'),
  /** Hosted search; all three are needed to switch it on. */
  hostedSearch: {
    appId: fromEnvironment('DOCS_ALGOLIA_APP_ID', ''),
    apiKey: fromEnvironment('DOCS_ALGOLIA_API_KEY', ''),
    indexName: fromEnvironment('DOCS_ALGOLIA_INDEX', ''),
  },
} as const;

export type Site = typeof site;

/** The part of it that pages need in the browser; read with `useSiteSettings`. */
export const browserSettings = {
  apiUrl: site.apiUrl,
  freeTrialUrl: site.freeTrialUrl,
  feedbackUrl: site.feedbackUrl,
  feedbackEndpoint: site.feedbackEndpoint,
  announcementEnds: site.announcement.ends,
} satisfies BrowserSettings;
