/** Where a build keeps the headers that it is served with, relative to the build folder. */
export const headerFiles = {
  /** For Netlify and Cloudflare Pages. */
  hosts: '_headers',
  /** Includes for nginx, by the block that they belong to. */
  http: '.delivery/headers.http.conf',
  server: '.delivery/headers.server.conf',
} as const;
