/** Hosts that the optional services of a deployment need; absent as long as the service is not configured. */
export interface PolicyNeeds {
  /** `'sha256-…'` sources of the inline scripts in the built pages. */
  scriptHashes: readonly string[];
  hasAnalytics: boolean;
  hasHostedSearch: boolean;
}

const analytics = {
  script: ['https://www.googletagmanager.com'],
  image: ['https://*.google-analytics.com', 'https://www.googletagmanager.com'],
  connect: ['https://*.google-analytics.com', 'https://*.analytics.google.com', 'https://www.googletagmanager.com'],
};

const hostedSearch = {connect: ['https://*.algolia.net', 'https://*.algolianet.com']};

/** @returns the Content-Security-Policy of every page: only our own files, and only the inline scripts we built. */
export function buildPolicy({scriptHashes, hasAnalytics, hasHostedSearch}: PolicyNeeds): string {
  const directives: Record<string, readonly string[]> = {
    // Not 'none': Firefox would then block prefetched chunks.
    'default-src': ["'self'"],
    'object-src': ["'none'"],
    'frame-src': ["'none'"],
    'script-src': ["'self'", ...[...scriptHashes].sort(), ...(hasAnalytics ? analytics.script : [])],
    'style-src': ["'self'"],
    // Style attributes size API samples and sidebar categories that open; style elements stay forbidden.
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", 'data:', ...(hasAnalytics ? analytics.image : [])],
    'font-src': ["'self'"],
    'connect-src': [
      "'self'",
      ...(hasAnalytics ? analytics.connect : []),
      ...(hasHostedSearch ? hostedSearch.connect : []),
    ],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}
