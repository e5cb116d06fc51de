import type {HeaderRules} from '../publishing/headers/headerRules';

/**
 * The headers of the built site, for every server. Our own reads this file; the build writes it down for the others
 * (`deploy/README.md`), together with the Content-Security-Policy.
 */
export const headers = {
  security: {
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
  },
  // The bundler writes nothing but content-hashed names there, so they may be cached for ever; all others are
  // validated on each visit.
  hashedFolder: 'assets',
  cacheControl: {hashed: 'public, max-age=31536000, immutable', other: 'no-cache'},
  // Text without its character set would garble Vietnamese.
  fileTypes: {
    cs: 'text/plain; charset=utf-8',
    css: 'text/css; charset=utf-8',
    csv: 'text/csv; charset=utf-8',
    go: 'text/plain; charset=utf-8',
    html: 'text/html; charset=utf-8',
    ico: 'image/x-icon',
    java: 'text/plain; charset=utf-8',
    jpeg: 'image/jpeg',
    jpg: 'image/jpeg',
    js: 'text/javascript; charset=utf-8',
    json: 'application/json',
    md: 'text/markdown; charset=utf-8',
    mjs: 'text/javascript; charset=utf-8',
    php: 'text/plain; charset=utf-8',
    png: 'image/png',
    py: 'text/plain; charset=utf-8',
    rb: 'text/plain; charset=utf-8',
    sh: 'text/plain; charset=utf-8',
    svg: 'image/svg+xml',
    // Servers take this ending for a video.
    ts: 'text/plain; charset=utf-8',
    txt: 'text/plain; charset=utf-8',
    webmanifest: 'application/manifest+json',
    webp: 'image/webp',
    woff2: 'font/woff2',
    xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    xml: 'application/xml',
    yaml: 'text/yaml; charset=utf-8',
  },
  otherFiles: 'application/octet-stream',
  // Hidden files, source maps, compressed copies by their own name, instructions for hosts.
  hiddenFiles: /(?:^|\/)\.|\.(?:map|br|gz)$|^\/_(?:headers|redirects)$/,
} satisfies HeaderRules;
