/** Stands for every doc id in a sidebar: the theme only asks whether an item has one, and whether such a page exists. */
const ANY_DOC = 'd';

/**
 * Bundler loader for the data files of the docs plugin. The data of a version, which every page loads, lists all its
 * pages a second time with ids, titles and descriptions; only the cards of a category page show a few of the
 * descriptions. So these move to the data of the category pages, and the list goes.
 *
 * Options: `descriptions`, by address of the category page: description by address of the page.
 *
 * @param {string} source a JSON file
 * @returns {string} the JSON file without what its pages do not show
 */
module.exports = function compactDocsData(source) {
  const data = JSON.parse(source);
  if (data.version?.docs) {
    data.version.docs = {[ANY_DOC]: {}};
    Object.values(data.version.docsSidebars).forEach(compactItems);
  }
  if (data.categoryGeneratedIndex) {
    const {descriptions} = this.getOptions();
    data.categoryGeneratedIndex.cardDescriptions = descriptions[data.categoryGeneratedIndex.permalink] ?? {};
  }
  return JSON.stringify(data);
};

/** Drops what every item says and what no item needs to say. */
function compactItems(items) {
  for (const item of items) {
    if (item.docId) item.docId = ANY_DOC;
    if (item.unlisted === false) delete item.unlisted;
    if (item.items) compactItems(item.items);
  }
}
