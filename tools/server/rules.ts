import {locales} from '../../src/config/locales';

/** How the built site is served. Our own server, deploy/nginx.conf and the tests all follow this one file. */

/** Sent with every response, errors included, beside the Content-Security-Policy, which depends on the build. */
export const securityHeaders: Readonly<Record<string, string>> = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

/** Files whose name changes with their content may be cached for ever; all others are validated on each visit. */
export const cacheControl = {
  hashed: 'public, max-age=31536000, immutable',
  other: 'no-cache',
} as const;

/** Types of files that would otherwise be sent without their character set, garbling Vietnamese, or without a type. */
export const fileTypes: Readonly<Record<string, string>> = {
  '.csv': 'text/csv;charset=utf-8',
  '.md': 'text/markdown;charset=utf-8',
  '.txt': 'text/plain;charset=utf-8',
  '.xlsx': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  '.yaml': 'text/yaml;charset=utf-8',
};

/** The bundler writes nothing but content-hashed names below these folders. */
export const hashedPath = /^\/(?:[a-z]{2}\/)?assets\//;

export const allowedMethods: readonly string[] = ['GET', 'HEAD'];

/** Never served: hidden files, source maps, compressed copies by their own name. */
export const forbiddenPath = /(?:^|\/)\.|\.(?:map|br|gz)$/;

/** Roots of the languages. Their addresses end in a slash; no other address does. */
export const localeRoots: readonly string[] = locales.map(({pathPrefix}) => `${pathPrefix}/`);

/** @returns the not-found page of the language that the path belongs to. */
export function notFoundPage(path: string): string {
  const root = localeRoots.find((each) => each !== '/' && path.startsWith(each)) ?? '/';
  return `${root}404.html`;
}
