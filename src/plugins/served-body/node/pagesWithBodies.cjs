/**
 * Bundler loader for Docusaurus's list of modules, in the browser only: a docs page counts as loaded when its text is
 * there too. Failing to bring the text fails the loading, which the router and the theme know how to handle.
 *
 * @param {string} source the text of registry.js
 * @returns {string} the same list; modules made of Markdown are completed by `withBody`
 */
module.exports = function pagesWithBodies(source) {
  const list = source.replace(/(import\([^()\n]*\.mdx?"\))/g, '$1.then(withBody)');
  return `import {withBody} from '@site/src/plugins/served-body/client/pageBodies';\n${list}`;
};
