/** The optional services of a deployment; the hosts of those that it uses are permitted. */
export interface Services {
  hasAnalytics: boolean;
  hasHostedSearch: boolean;
  /** Where feedback is posted; '' for nowhere. */
  feedbackEndpoint: string;
}

const analytics = {
  script: ['https://www.googletagmanager.com'],
  image: ['https://*.google-analytics.com', 'https://www.googletagmanager.com'],
  connect: ['https://*.google-analytics.com', 'https://*.analytics.google.com', 'https://www.googletagmanager.com'],
};

const hostedSearch = {connect: ['https://*.algolia.net', 'https://*.algolianet.com']};

/** @returns the origin of an address; none for a path of this site */
function originOf(address: string): string[] {
  return URL.canParse(address) ? [new URL(address).origin] : [];
}

/**
 * @param scriptHashes `'sha256-…'` sources of the inline scripts in the built pages
 * @returns the Content-Security-Policy of every page: only our own files, and only the inline scripts we built
 */
export function buildPolicy(
  scriptHashes: readonly string[],
  {hasAnalytics, hasHostedSearch, feedbackEndpoint}: Services,
): string {
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
      ...originOf(feedbackEndpoint),
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
