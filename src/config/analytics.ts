import type {PluginConfig} from '@docusaurus/types';
import {site} from './site';

/** Page views with anonymised addresses, and only where a deployment gives its measurement id. */
export const analyticsPlugins: PluginConfig[] = site.analyticsId
  ? [['@docusaurus/plugin-google-gtag', {trackingID: site.analyticsId, anonymizeIP: true}]]
  : [];
