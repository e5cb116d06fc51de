/** Texts of parts of the theme that this site does not show: no blog, no drafts in a build, no unlisted pages. */
const notShown = ['theme.blog.', 'theme.contentVisibility.'];

/** Texts that one page brings itself, by importing this file with `?only=` and the start of their ids. */
const broughtByPage = ['site.home.'];

/**
 * Bundler loader for the translated texts, which every page loads, in the browser only.
 *
 * @param {string} source codeTranslations.json
 * @returns {string} the texts that every page may show, or those that are asked for
 */
module.exports = function pickTranslations(source) {
  const only = new URLSearchParams(this.resourceQuery).get('only');
  const isPicked = only
    ? (id) => id.startsWith(only)
    : (id) => ![...notShown, ...broughtByPage].some((start) => id.startsWith(start));
  return JSON.stringify(Object.fromEntries(Object.entries(JSON.parse(source)).filter(([id]) => isPicked(id))));
};
