const comparison = /([\w.[\]]+)\.localeCompare\(([\w.[\]]+)\)/g;

/**
 * Bundler loader: compares names and paths by their characters instead of by the rules of a language, which a browser
 * loads at the first such comparison.
 *
 * @param {string} source a module that sorts what no reader sees
 * @returns {string} the module with the same order for names of one alphabet
 * @throws when it compares nothing, so that a new version is noticed
 */
module.exports = function plainCompare(source) {
  const text = String(source);
  if (text.search(comparison) < 0) {
    throw new Error(`light-bundle: ${this.resourcePath} compares in another way now. See src/plugins/light-bundle.`);
  }
  return text.replace(comparison, (_, a, b) => `(${a} < ${b} ? -1 : ${a} > ${b} ? 1 : 0)`);
};
