/**
 * Bundler loader for the data files of the docs plugin. The data of a version lists the descriptions of all its
 * pages, and every page loads it; only the cards of a category page show a few of them. So the descriptions move
 * to the data of the category pages.
 *
 * Options: `descriptions`, by address of the category page: description by doc id.
 *
 * @param {string} source a JSON file
 * @returns {string} the JSON file without what its pages do not show
 */
module.exports = function compactDocsData(source) {
  const data = JSON.parse(source);
  for (const doc of Object.values(data.version?.docs ?? {})) {
    delete doc.description;
  }
  if (data.categoryGeneratedIndex) {
    const {descriptions} = this.getOptions();
    data.categoryGeneratedIndex.cardDescriptions = descriptions[data.categoryGeneratedIndex.permalink] ?? {};
  }
  return JSON.stringify(data);
};
