const cutWords = require('./cutWords.cjs');

/**
 * Bundler loader for compiled pages, in the browser only: takes the text of a page out of its script. The text is in
 * the page's HTML already; what stays is what the theme needs around it (title, table of contents, metadata).
 * A page that uses a component that reacts to its reader keeps its text, because React has to bring it to life.
 *
 * @param {string} source a page as `@docusaurus/mdx-loader` compiled it
 * @returns {string} the module that the browser gets
 */
module.exports = function servedBodyLoader(source) {
  const start = source.search(/^(?:async )?function _createMdxContent\(/m);
  const isDocsPage = /^export \{\s*default as metadata\s*\} from .*docusaurus-plugin-content-docs/m.test(source);
  if (start < 0) throw new Error('served-body: the compiled page has no _createMdxContent. Has MDX changed?');
  if (!isDocsPage || reactsToReader(source)) {
    return `${source.replace('export default function MDXContent(', 'function MDXContent(')}
import {jsx as _jsxInProvider} from 'react/jsx-runtime';
import _Provider from '@theme-original/MDXContent';
export default function PageContent(props) {
  return _jsxInProvider(_Provider, {children: _jsxInProvider(MDXContent, props)});
}
`;
  }
  for (const word of source.slice(start).match(/[A-Za-z][\w-]*/g) ?? []) cutWords.add(word);
  return `${source.slice(0, start)}
export const hasServedBody = true;
export {default} from '@site/src/plugins/served-body/theme/ServedBody';
`;
};

/** Components whose markup is finished when the server has drawn it. */
const finished = new Set(['StaticHtml']);

/** @returns whether a compiled page uses something that is more than its markup */
function reactsToReader(source) {
  const components = [...source.matchAll(/_missingMdxReference\("([^"]+)", true\)/g)].map(([, name]) => name);
  const imports = [...source.matchAll(/^import .* from ["'](.*)["'];?$/gm)].map(([, from]) => from);
  return (
    components.some((name) => !finished.has(name)) ||
    imports.some((from) => from !== 'react/jsx-runtime' && from !== '@mdx-js/react')
  );
}
