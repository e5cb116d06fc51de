/** What an address says about the page that its reader wanted. */
export interface WantedPage {
  /** Version that it names, by its path below /docs; '' for none. */
  version: string;
  /** Route below the version. */
  route: string;
  /** The words of the route, for the search. */
  query: string;
}

/** What only an address has that begins with a language that is elsewhere, or that this site does not have. */
const languagePart = /^[a-z]{2}(?:-[a-z]{2,4})?\/(?=docs(?:\/|$))/i;

const versionPart = /^(?:\d+(?:\.\d+)+|next|latest|current)$/;

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/**
 * Reads an address at which there is no page.
 *
 * @param pathname as the browser has it, encoded
 * @param baseUrl root of the language, with a slash at its end
 * @param moved old addresses of pages in lower case, each with the new one, without the prefix of the language
 */
export function readWantedPage(
  pathname: string,
  baseUrl: string,
  moved: Readonly<Record<string, string>> = {},
): WantedPage {
  const path = decode(pathname.startsWith(baseUrl) ? pathname.slice(baseUrl.length) : pathname);
  const below = path.replace(languagePart, '');
  const parts = (moved[`/${below.toLowerCase()}`] ?? below)
    .replace(/\.(?:html?|mdx?)$/, '')
    .split('/')
    .filter(Boolean);
  if (parts[0]?.toLowerCase() === 'docs') parts.shift();
  const version = versionPart.test(parts[0] ?? '') ? (parts.shift() ?? '') : '';
  const words = parts.join(' ').match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  return {version, route: parts.join('/'), query: words.join(' ')};
}
