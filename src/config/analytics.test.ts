import type {ClientModule, LoadContext, Plugin} from '@docusaurus/types';
import gtagPlugin from '@docusaurus/plugin-google-gtag';
import gtagModule from '@docusaurus/plugin-google-gtag/lib/gtag';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';

/** Loads the plugin as the production build does; it does nothing elsewhere. */
function loadPlugin(): Plugin {
  vi.stubEnv('NODE_ENV', 'production');
  const plugin = gtagPlugin({} as LoadContext, {trackingID: ['G-1'], anonymizeIP: true});
  if (!plugin) throw new Error('The analytics plugin refuses to work in a production build.');
  return plugin as Plugin;
}

type Location = Parameters<NonNullable<ClientModule['onRouteDidUpdate']>>[0]['location'];

const at = (pathname: string): Location => ({pathname, search: '', hash: '', state: undefined, key: ''});

describe('a page view', () => {
  const gtag = vi.fn();

  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('window', {gtag});
  });

  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllEnvs();
    vi.unstubAllGlobals();
    gtag.mockReset();
  });

  it('is counted once by every document, before its application runs', () => {
    const {headTags} = loadPlugin().injectHtmlTags?.({content: undefined}) ?? {};
    const snippets = JSON.stringify(headTags).match(/gtag\('config'/g);
    expect(snippets).toHaveLength(1);
  });

  it('is not counted again when the application takes over the document', () => {
    // What the core tells client modules about the page that was loaded.
    gtagModule.onRouteDidUpdate?.({location: at('/docs'), previousLocation: null});
    vi.runAllTimers();
    expect(gtag).not.toHaveBeenCalled();
  });

  it('is counted once for each page that the application goes on to', () => {
    gtagModule.onRouteDidUpdate?.({location: at('/docs'), previousLocation: at('/')});
    vi.runAllTimers();
    expect(gtag.mock.calls.filter(([kind]) => kind === 'event')).toEqual([['event', 'page_view']]);
  });
});
