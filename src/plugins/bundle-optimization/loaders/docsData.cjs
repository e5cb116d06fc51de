/** Replaces every doc id in a sidebar: the theme asks only whether an item has one, and whether such a doc exists. */
const ANY_DOC = 'd';

/**
 * Bundler loader for the data files of the docs plugin. The data of a version, which each of its pages loads, lists all
 * docs with titles and descriptions, of which only the cards of category pages show a few. The list goes, and the
 * descriptions travel with the category pages that show them.
 *
 * Options: `descriptions`, by address of the category page: description by address of the doc.
 *
 * @param {string} source a JSON file
 * @returns {string} the JSON file without what its pages do not show
 */
module.exports = function docsData(source) {
  const data = JSON.parse(source);
  if (data.version?.docs) {
    data.version.docs = {[ANY_DOC]: {}};
    Object.values(data.version.docsSidebars).forEach(shortenItems);
  }
  if (data.categoryGeneratedIndex) {
    const {descriptions} = this.getOptions();
    data.categoryGeneratedIndex.cardDescriptions = descriptions[data.categoryGeneratedIndex.permalink] ?? {};
  }
  return JSON.stringify(data);
};

function shortenItems(items) {
  for (const item of items) {
    if (item.docId) item.docId = ANY_DOC;
    if (item.unlisted === false) delete item.unlisted;
    if (item.items) shortenItems(item.items);
  }
}
