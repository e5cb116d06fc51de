/** An entry as `generateRouteFiles` of @docusaurus/core writes it: chunk name, import, module path, weak module id. */
const entry = /^( {2}"([^"\n]+)": \[\(\) => import\([^\n]*\)), "[^"\n]+", require\.resolveWeak\("[^"\n]+"\)\],/gm;

/**
 * Bundler loader for `registry.js`, the list of lazily loaded route modules. Each entry repeats the path of its module
 * for the server; with chunks that are called by name, the chunk's name serves there, and lets Docusaurus hand the
 * page's own scripts and styles to the page template, which it cannot look up by path under Rspack.
 *
 * @param {string} source the generated file
 * @returns {string} the same list: `"name": [() => import(…), "name"]`
 * @throws {Error} when the file has an entry that looks different
 */
module.exports = function registry(source) {
  const expected = source.match(/webpackChunkName/g)?.length ?? 0;
  let count = 0;
  const short = source.replace(entry, (_, start, name) => {
    count += 1;
    return `${start}, "${name}"],`;
  });
  if (count === 0 || count !== expected) {
    throw new Error(
      `bundle: ${this.resourcePath} has ${expected} entries, of which ${count} look as expected. ` +
        'Compare codegenRoutes.js of @docusaurus/core with src/publishing/bundle/loaders/registry.cjs.',
    );
  }
  return short;
};
