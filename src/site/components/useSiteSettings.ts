import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {BrowserSettings} from '@site/src/config/site';

/** @returns settings of the deployment that pages show; environment variables do not exist in the browser */
export default function useSiteSettings(): BrowserSettings {
  const {siteConfig} = useDocusaurusContext();
  return siteConfig.customFields as unknown as BrowserSettings;
}
