export interface RequestPath {
  /** Decoded, as it names a file. */
  path: string;
  /** The query with its question mark, or ''. */
  query: string;
}

/** No file of ours has these in its name; browsers read a backslash as a slash, and two of those start another host. */
const impossibleSign = /[\0\\]/;

/** @returns what the address of a request asks for, or undefined when it cannot be an address of ours. */
export function readRequestPath(url: string | undefined): RequestPath | undefined {
  if (!url?.startsWith('/')) return undefined;
  const mark = url.indexOf('?');
  const encoded = mark === -1 ? url : url.slice(0, mark);
  try {
    const path = decodeURIComponent(encoded);
    return impossibleSign.test(path) ? undefined : {path, query: mark === -1 ? '' : url.slice(mark)};
  } catch {
    return undefined;
  }
}
