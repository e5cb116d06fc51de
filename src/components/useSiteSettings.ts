import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {BrowserSettings} from '@site/src/config/site';

/** @returns what a deployment filled in and pages may show; the environment itself is not there in the browser. */
export default function useSiteSettings(): BrowserSettings {
  const {siteConfig} = useDocusaurusContext();
  return siteConfig.customFields as unknown as BrowserSettings;
}
