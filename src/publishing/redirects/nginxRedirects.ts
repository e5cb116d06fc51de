import {locales, unusedPrefixes} from '../../kit/locales';
import type {Redirects} from './redirectFiles';

const prefixes = locales.flatMap(({pathPrefix}) => pathPrefix || []);
const prefix = `(?:${prefixes.join('|')})`;

/** @returns the maps: one of the redirects, which ignores case, and what else depends on the languages. */
export function nginxHttp(redirects: Redirects): string {
  // nginx sends the value as it is.
  const encode = (address: string): string => encodeURI(address).replace(/[$?#]/g, encodeURIComponent);
  const rows = Object.entries(redirects).map(([from, to]) => `    ${JSON.stringify(from)} "${encode(to)}";`);
  return `map $uri $docs_redirect {
    default "";
${rows.join('\n')}
}

map $uri $docs_not_found_page {
    default /404.html;
${prefixes.map((each) => `    "~^${each}/" ${each}/404.html;`).join('\n')}
}

# Each page has one address: no doubled slash, no slash or .html or /index at the end. Roots of languages end in a slash.
map $request_uri $docs_is_alias {
    default 0;
    "~^${prefix}?/(?:404\\.html)?(?:\\?|$)" 0;
    "~^${prefix}(?:\\?|$)" 1;
    "~^[^?]*(?://|/(?=\\?|$)|(?:\\.html|/index)(?=\\?|$))" 1;
}
`;
}

/** @returns how an alias of a page is redirected to its one address. */
export function nginxServer(): string {
  const unused = unusedPrefixes.map((each) => `rewrite ^${each}(?:/(.*))?$ /$1 permanent;\n`);
  return `${unused.join('')}# The not-found pages keep their names, because nginx passes here again on its way to them.
rewrite ^(?!${prefix}?/404\\.html$)(.*)\\.html$ $1;
rewrite ^(.*)/index$ $1/;
rewrite ^(.+)/$ $1;
rewrite ^(${prefix})$ $1/;
if ($docs_is_alias) { rewrite ^(.*)$ $1 permanent; }

location ~ ^${prefix}?/404(?:\\.html)?$ { internal; }
`;
}
