import {createRequire} from 'node:module';
import {join} from 'node:path';
import {createElement, type ComponentType, type ReactNode} from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import {renderToStaticMarkup} from 'react-dom/server';
import {transformSync} from 'esbuild';
import {markdown, remarkPlugins, rehypePlugins} from '../../src/config/markdown';

const fromDocs = createRequire(require.resolve('@docusaurus/plugin-content-docs'));
const {createProcessorUncached} = fromDocs('@docusaurus/mdx-loader/lib/processor') as {
  createProcessorUncached: (parameters: object) => Promise<{
    process: (page: object) => Promise<{content: string}>;
  }>;
};

const root = join(__dirname, '../..');
const hooks = {onBrokenMarkdownLinks: 'ignore', onBrokenMarkdownImages: 'ignore'};
const mdx1Compat = {comments: false, admonitions: false, headingIds: false};

let processor: ReturnType<typeof createProcessorUncached> | undefined;

/**
 * Does with a page what Docusaurus does in a build, without a bundler.
 *
 * @param file path of the page from the root of the site; it need not exist
 * @returns the HTML of its text, with `<StaticHtml>` as a `div`
 */
export async function compilePage(source: string, file = 'docs/tutorial/document/pasted.mdx'): Promise<string> {
  processor ??= createProcessorUncached({
    format: 'mdx',
    options: {
      ...remarkPlugins,
      ...rehypePlugins,
      markdownConfig: {
        ...markdown,
        format: 'mdx',
        mermaid: false,
        emoji: true,
        mdx1Compat,
        hooks,
        anchors: {maintainCase: false},
      },
      staticDirs: [],
      siteDir: root,
      admonitions: true,
    },
  });
  const frontMatter = {title: 'A page'};
  const {content} = await (
    await processor
  ).process({content: source, filePath: join(root, file), frontMatter, compilerName: 'server'});
  const {code} = transformSync(content, {loader: 'jsx', format: 'cjs', jsx: 'automatic'});
  const module = {exports: {} as {default?: ComponentType<{components?: object}>}};
  const load = (name: string): unknown =>
    name === 'react/jsx-runtime' ? jsxRuntime : name === '@mdx-js/react' ? {useMDXComponents: () => ({})} : () => null;
  new Function('module', 'exports', 'require', code)(module, module.exports, load);
  const Page = module.exports.default;
  return Page ? renderToStaticMarkup(createElement(Page, {components: stubs})) : '';
}

interface StubProps {
  html?: string;
  as?: string;
  className?: string;
  children?: ReactNode;
}

const stubs = {
  StaticHtml: ({html = '', as = 'div', className}: StubProps) =>
    createElement(as, {className, dangerouslySetInnerHTML: {__html: html}}),
  Details: ({children}: StubProps) => createElement('details', null, children),
  admonition: ({children}: StubProps) => createElement('aside', null, children),
};
