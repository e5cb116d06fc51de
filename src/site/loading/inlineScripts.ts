import {getAnnouncementBarInlineScript, getThemeInlineScript} from '@docusaurus/theme-classic/lib/inlineScripts';
import type {ThemeConfig} from '@docusaurus/preset-classic';
import {locales} from '../../kit/locales';
import {defaultSampleLanguage} from '../../reference/shared/sampleLanguages';
import {changeRecorder} from '../../kit/shared/domContract';
import {applyStoredSettings} from './shared/applyStoredSettings';
import {recordChanges} from './shared/recordChanges';

type SiteStorage = Parameters<typeof getAnnouncementBarInlineScript>[0]['siteStorage'];

/**
 * @param root path of the site in all languages, with a slash at its end
 * @param announcementEnds last day of the announcement, as `YYYY-MM-DD`
 * @returns the inline script that applies the reader's stored choices before the first paint.
 */
export function storedSettingsScript(
  root: string,
  {namespace}: SiteStorage,
  {announcementBar}: ThemeConfig,
  announcementEnds: string,
): string {
  const announcementId = announcementBar?.id ?? '';
  const codes = locales.map(({code}) => code);
  const choices = [root, namespace, announcementId, announcementEnds, defaultSampleLanguage, codes];
  return `(${applyStoredSettings.toString()})(${choices.map((choice) => JSON.stringify(choice)).join()});`;
}

/**
 * @returns the inline script that the theme would put at the start of the body, without its attributes from the address
 *   (`?docusaurus-data-…`), which no page uses
 */
export function themeScript(siteStorage: SiteStorage, {colorMode, announcementBar}: ThemeConfig): string {
  return `
${getThemeInlineScript({colorMode: colorMode as Parameters<typeof getThemeInlineScript>[0]['colorMode'], siteStorage})}
${announcementBar ? getAnnouncementBarInlineScript({siteStorage}) : ''}
            `;
}

/** The inline script that records what others change in the page before the application runs. */
export const changesScript = `(${recordChanges.toString()})('${changeRecorder}');`;
