import {unusedRoots} from '../steps/languageRoots';
import type {Redirects} from './redirectFiles';

/** @returns a pattern for all roots of languages, each without the slash at its end. */
function patternOf(roots: readonly string[]): string {
  return `(?:${roots.map((root) => root.slice(0, -1)).join('|')})`;
}

/**
 * @param roots home pages of the languages, the main one first
 * @returns the maps: one of the redirects, which ignores case, and what else depends on the languages or the address.
 */
export function nginxHttp(redirects: Redirects, roots: readonly string[]): string {
  const [main = '/', ...others] = roots;
  // nginx sends the value as it is.
  const encode = (address: string): string => encodeURI(address).replace(/[$?#]/g, encodeURIComponent);
  const rows = Object.entries(redirects).map(([from, to]) => `    ${JSON.stringify(from)} "${encode(to)}";`);
  return `map $uri $docs_redirect {
    default "";
${rows.join('\n')}
}

# Of an address that nginx cannot read, only the request is known.
map "$uri $request" $docs_not_found_page {
    default ${main}404.html;
${others.map((root) => `    "~^(?: \\\\S+ )?${root}" ${root}404.html;\n`).join('')}}

# nginx reads doubled slashes as one.
map $request_uri $docs_has_doubled_slash {
    "~*^[^?]*(?:/|%2f){2}" 1;
}
`;
}

/** @returns how an alias of a page is redirected to its one address. */
export function nginxServer(roots: readonly string[]): string {
  const [main = '/'] = roots;
  const pattern = patternOf(roots);
  const unused = unusedRoots(roots).map((root) => `rewrite ^${root.slice(0, -1)}(?:/(.*))?$ ${main}$1;\n`);
  return `# Each page has one address: no doubled slash, no slash or .html or /index at the end. Roots of languages end in a slash.
set $docs_is_alias $docs_has_doubled_slash;
set $docs_path $uri;
${unused.join('')}# The not-found pages keep their names, because nginx passes here again on its way to them.
rewrite ^(?!${pattern}/404\\.html$)(.*)\\.html$ $1;
rewrite ^(.*)/index$ $1/;
rewrite ^(.+)/$ $1;
rewrite ^(${pattern})$ $1/;
if ($uri != $docs_path) { set $docs_is_alias 1; }
# Nothing else is in the address of a page, and nginx would send some of it as it is.
if ($docs_is_alias) { rewrite "^([-\\w./~\\x80-\\xff]*)$" $1 permanent; }

location ~ ^${pattern}/404(?:\\.html)?$ { internal; }
`;
}
