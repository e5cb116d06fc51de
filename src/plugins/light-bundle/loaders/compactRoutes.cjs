const {readFileSync} = require('node:fs');
const {dirname, join} = require('node:path');

/** Stands for the hash of a route whose path is its own. Not empty: what is fetched ahead is found by cutting it off. */
const sameForAll = 'x';

/**
 * Bundler loader for Docusaurus's lists of routes, in the browser only. Three lists grow with every page:
 *
 * - registry.js names each module a second and third time, for the server; the browser loads it by the function
 *   beside the names;
 * - routes.js and routesChunkNames.json find each other by a path and a random hash, which only tells routes
 *   with the same path apart;
 * - scripts are called by hashes, three times each; a short name by their order in registry.js does.
 *
 * @param {string} source the text of one of the three files
 * @returns {string} the same list with the same meaning in the browser
 */
module.exports = function compactRoutes(source) {
  const file = this.resourcePath.replace(/\\/g, '/');
  if (file.endsWith('/registry.js')) {
    const names = shortNames(source);
    let compacted = 0;
    const registry = source.replace(
      /^ {2}"([^"]+)": \[\(\) => import\(\/\* webpackChunkName: "[^"]+" \*\/ ("[^"\n]+")\), "[^"\n]+", require\.resolveWeak\("[^"\n]+"\)\]/gm,
      (_, name, module) => {
        compacted++;
        return `  "${names[name]}": [() => import(/* webpackChunkName: "${names[name]}" */ ${module})]`;
      },
    );
    const all = Object.keys(names).length;
    if (compacted !== all)
      throw new Error(`light-bundle: registry.js is written differently now (${compacted} of ${all} entries read).`);
    return registry;
  }
  if (file.endsWith('/routes.js')) {
    const call = /ComponentCreator\('([^']*)', '([0-9a-f]+)'\)/g;
    const isShared = countRepeated([...source.matchAll(call)].map(([, path]) => path));
    return source.replace(call, (text, path) =>
      isShared(path) ? text : `ComponentCreator('${path}', '${sameForAll}')`,
    );
  }
  if (file.endsWith('/routesChunkNames.json')) {
    const names = shortNames(readFileSync(join(dirname(this.resourcePath), 'registry.js'), 'utf8'));
    const shorten = (key, value) => (typeof value === 'string' ? (names[value] ?? value) : value);
    const entries = Object.entries(JSON.parse(source, shorten)).map(([key, value]) => {
      const at = key.lastIndexOf('-');
      return {path: key.slice(0, at), key, value};
    });
    const isShared = countRepeated(entries.map(({path}) => path));
    return JSON.stringify(
      Object.fromEntries(entries.map(({path, key, value}) => [isShared(path) ? key : `${path}-${sameForAll}`, value])),
    );
  }
  return source;
};

/** @returns {Record<string, string>} a short name for each script of the registry, by the name it has there */
function shortNames(registry) {
  const names = [...registry.matchAll(/^ {2}"([^"]+)": \[/gm)].map(([, name]) => name);
  return Object.fromEntries(names.map((name, index) => [name, `p${index.toString(36)}`]));
}

/** @returns {(path: string) => boolean} whether a path stands in the list more than once */
function countRepeated(paths) {
  const counts = new Map();
  for (const path of paths) {
    counts.set(path, (counts.get(path) ?? 0) + 1);
  }
  return (path) => counts.get(path) > 1;
}
