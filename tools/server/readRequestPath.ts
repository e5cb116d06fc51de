export interface RequestPath {
  /** Decoded, as it names a file. */
  path: string;
  /** The query with its question mark, or ''. */
  query: string;
}

/** @returns what the address of a request asks for, or undefined when it cannot be decoded. */
export function readRequestPath(url: string | undefined): RequestPath | undefined {
  if (!url?.startsWith('/')) return undefined;
  const mark = url.indexOf('?');
  const encoded = mark === -1 ? url : url.slice(0, mark);
  try {
    const path = decodeURIComponent(encoded);
    return path.includes('\0') ? undefined : {path, query: mark === -1 ? '' : url.slice(mark)};
  } catch {
    return undefined;
  }
}
