import {useThemeConfig} from '@docusaurus/theme-common';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

/** Settings of the deployment that pages need in the browser, where environment variables do not exist. */
export interface BrowserSettings {
  /** Address that samples call; src/reference/browser/ownValues.ts replaces it by the reader's own. */
  apiUrl: string;
  freeTrialUrl: string;
  feedbackUrl: string;
  feedbackEndpoint: string;
  /** The last day of the announcement: `YYYY-MM-DD`; empty when it has none. */
  announcementEnds: string;
}

/** @returns settings of the deployment that pages show */
export default function useSiteSettings(): BrowserSettings {
  const {siteConfig} = useDocusaurusContext();
  return siteConfig.customFields as unknown as BrowserSettings;
}

/** @returns the short name of the product, as it stands beside the logo */
export function useShortName(): string {
  return useThemeConfig().navbar.title ?? '';
}
