import {languagesSetting} from '../kit/locales';
import {versionsSetting} from '../kit/versions';
import {announcementEnds} from './announcement';
import type {BrowserSettings} from '../site/components/useSiteSettings';

/** The environment variables that are read below, and those that `src/kit` reads. */
export const settingNames: string[] = [languagesSetting, versionsSetting];

/**
 * Everything a deployment may want to fill in. Each value comes from an environment variable and has a
 * default with which the site builds and works; `example.com` stands for addresses we cannot know.
 */
function fromEnvironment(name: string, fallback: string): string {
  settingNames.push(name);
  const value = process.env[name]?.trim();
  return value ? value : fallback;
}

/** @returns whether a switch is on; off where it is not set */
function switchFromEnvironment(name: string): boolean {
  const value = fromEnvironment(name, 'false');
  if (value === 'true' || value === 'false') return value === 'true';
  throw new Error(`${name} is "${value}". Write true, or leave it out.`);
}

/** @returns the address of a host; what else is wrong with it, `publishProblems.ts` says */
function hostFromEnvironment(name: string, fallback: string): string {
  const value = fromEnvironment(name, fallback).replace(/\/+$/, '');
  if (URL.canParse(value) && new URL(value).pathname.length > 1) {
    const {origin, pathname} = new URL(value);
    throw new Error(
      `${name} is "${value}". Give the origin alone, ${origin}, and the path as DOCS_BASE_PATH=${pathname}/.`,
    );
  }
  return value;
}

/** @returns the path in front of all addresses, without a slash at its end; '' for none */
function basePathFromEnvironment(name: string): string {
  const value = fromEnvironment(name, '').replace(/\/$/, '');
  // Plain letters, so that the path is the same in addresses, in file names and in patterns of servers.
  if (value === '' || /^(?:\/[a-z0-9]+(?:[-_][a-z0-9]+)*)+$/i.test(value)) return value;
  throw new Error(
    `${name} is "${value}". Give the path alone, such as /docs-site/: one slash in front, then letters, digits, "-" and "_".`,
  );
}

/** @returns the address, or '' where none is set */
function endpointFromEnvironment(name: string): string {
  const value = fromEnvironment(name, '');
  if (value === '' || /^(?:https?:\/\/[^/]|\/(?!\/))/.test(value)) return value;
  throw new Error(`${name} is "${value}". Give an address with https://, or a path of this site that starts with /.`);
}

/** @returns a web or mail address, or '' where none is set */
function addressFromEnvironment(name: string): string {
  const value = fromEnvironment(name, '');
  if (value === '' || /^(?:https?:\/\/[^/]|mailto:.+@)/.test(value)) return value;
  throw new Error(`${name} is "${value}". Give an address that starts with https:// or mailto:.`);
}

export const site = {
  /** Origin of the published site, without a trailing slash. */
  url: hostFromEnvironment('DOCS_SITE_URL', 'https://docs.example.com'),
  /** Path of the host below which the whole site is, such as `/docs-site`; '' for its root. */
  basePath: basePathFromEnvironment('DOCS_BASE_PATH'),
  /** Where the free-trial button leads. */
  freeTrialUrl: fromEnvironment('DOCS_FREE_TRIAL_URL', 'https://econtract.example.com/free-trial'),
  /** Base address in the API samples. */
  apiUrl: fromEnvironment('DOCS_API_URL', 'https://econtract.example.com'),
  /** With `true`, a reader who has chosen no colours sees those that the device prefers; otherwise the light ones. */
  followsDeviceColours: switchFromEnvironment('DOCS_FOLLOW_DEVICE_COLOURS'),
  /** Analytics measurement id; empty means that no analytics code is shipped. */
  analyticsId: fromEnvironment('DOCS_ANALYTICS_ID', ''),
  /**
   * Where "Edit this page" leads, as the address of the project's root folder, in every language to the page's own
   * file: `https://github.com/<owner>/<name>/edit/main`. Empty hides the link.
   */
  editUrl: fromEnvironment('DOCS_EDIT_URL', ''),
  /** Where readers' answers to "Was this page helpful?" are posted; `deploy/README.md` documents the request. */
  feedbackEndpoint: endpointFromEnvironment('DOCS_FEEDBACK_ENDPOINT'),
  /** Without an endpoint, answers become messages to this address (`mailto:`, or an issue form). */
  feedbackUrl: fromEnvironment('DOCS_FEEDBACK_URL', 'mailto:docs@example.com'),
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
  announcementEnds,
} satisfies BrowserSettings;
