/** No file of the site has these in its name; browsers read a backslash as a slash, and two of those start another host. */
const impossibleCharacter = /[\0\\]/;

/** @returns the decoded path of a request and its query ('' or with `?`), or undefined when no page can have this address. */
export function readRequestPath(url: string | undefined): {path: string; query: string} | undefined {
  if (!url?.startsWith('/')) return undefined;
  const mark = url.indexOf('?');
  const encoded = mark === -1 ? url : url.slice(0, mark);
  try {
    const path = decodeURIComponent(encoded);
    return impossibleCharacter.test(path) ? undefined : {path, query: mark === -1 ? '' : url.slice(mark)};
  } catch {
    return undefined;
  }
}
