/** A fragment stays in the browser. */
const written = /^\/[^#]*$/;

/**
 * No file of the site has a control character in its name; browsers read a backslash as a slash, and two of those start
 * another host; they never send the segments "." and "..".
 */
const impossible = /[\0-\x1f\x7f\\]|\/\.{1,2}(?:\/|$)/;

/** The path of a request. */
interface RequestPath {
  /** Decoded. */
  path: string;
  /** '' or with `?` */
  query: string;
}

/** @returns the path and the query of a request, or undefined when no page can have this address. */
export function readRequestPath(url = ''): RequestPath | undefined {
  // Proxies may send the whole address.
  const address = url.replace(/^https?:\/\/[^/?]*\/?/i, '/');
  if (!written.test(address)) return undefined;
  const [encoded = '', ...parts] = address.split('?');
  const query = parts.join('?');
  try {
    const path = decodeURIComponent(encoded);
    return impossible.test(path) ? undefined : {path, query: query && `?${query}`};
  } catch {
    return undefined;
  }
}
