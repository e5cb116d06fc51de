/** Where a build keeps its redirects, relative to the build folder. Written by the build, read by servers. */
export const redirectFiles = {
  json: '.delivery/redirects.json',
  /** For Netlify and Cloudflare Pages. */
  hosts: '_redirects',
  /** Includes for nginx, by the block that they belong to. */
  http: '.delivery/redirects.http.conf',
  server: '.delivery/redirects.server.conf',
} as const;

/** Addresses at which there is no file, in lower case, each with the address of the page that was meant. */
export type Redirects = Readonly<Record<string, string>>;

/** The content of the file for our own server, by language: languages are built one after the other. */
export type RedirectFile = Readonly<Record<string, Redirects>>;

/**
 * @param roots home pages of the languages, the main one first
 * @returns the redirects of all languages; below a base path, also from the root of the host, where no page is
 */
export function joinRedirects(languages: RedirectFile, [main = '/']: readonly string[]): Redirects {
  return Object.assign(main === '/' ? {} : {'/': main}, ...Object.values(languages)) as Redirects;
}

/** @returns the page that was meant by a decoded path at which there is no file. */
export function findRedirect(redirects: Redirects, path: string): string | undefined {
  return redirects[path.toLowerCase()];
}
