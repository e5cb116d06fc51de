/**
 * Bundler loader for Docusaurus's lists of routes, in the browser only. Three lists grow with every page:
 *
 * - registry.js names each module a second time, for the server; the browser loads it by the function beside it;
 * - routes.js and routesChunkNames.json find each other by a path and a random hash, which only tells routes
 *   with the same path apart.
 *
 * @param {string} source the text of one of the three files
 * @returns {string} the same list with the same meaning in the browser
 */
module.exports = function compactRoutes(source) {
  const file = this.resourcePath.replace(/\\/g, '/');
  if (file.endsWith('/registry.js')) {
    return source.replace(/(=> import\([^\n]*?"\)), "[^"\n]*", (require\.resolveWeak\()/g, '$1, "", $2');
  }
  if (file.endsWith('/routes.js')) {
    const call = /ComponentCreator\('([^']*)', '([0-9a-f]+)'\)/g;
    const isShared = countRepeated([...source.matchAll(call)].map(([, path]) => path));
    return source.replace(call, (text, path) => (isShared(path) ? text : `ComponentCreator('${path}', '')`));
  }
  if (file.endsWith('/routesChunkNames.json')) {
    const entries = Object.entries(JSON.parse(source)).map(([key, value]) => {
      const at = key.lastIndexOf('-');
      return {path: key.slice(0, at), key, value};
    });
    const isShared = countRepeated(entries.map(({path}) => path));
    return JSON.stringify(
      Object.fromEntries(entries.map(({path, key, value}) => [isShared(path) ? key : `${path}-`, value])),
    );
  }
  return source;
};

/** @returns {(path: string) => boolean} whether a path stands in the list more than once */
function countRepeated(paths) {
  const counts = new Map();
  for (const path of paths) {
    counts.set(path, (counts.get(path) ?? 0) + 1);
  }
  return (path) => counts.get(path) > 1;
}
