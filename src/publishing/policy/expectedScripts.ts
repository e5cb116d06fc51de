import {createRequire} from 'node:module';
import {fromHtml} from 'hast-util-from-html';
import {findInlineScripts} from './inlineScripts';

/** An inline script that pages may hold. */
export interface ExpectedScript {
  name: string;
  /** Why it is no file. */
  reason: string;
  /** As it is before the page is minified. */
  text: string;
  type?: 'speculationrules';
}

// The package belongs to Docusaurus, which minifies pages with it.
const fromCore = createRequire(require.resolve('@docusaurus/core/package.json'));

/** @returns the texts of scripts as they are in built pages */
export async function textsInPages(expected: readonly ExpectedScript[]): Promise<Set<string>> {
  const {getHtmlMinifier} = fromCore('@docusaurus/bundler') as {
    getHtmlMinifier(options: {type: 'swc'}): Promise<{minify(html: string): Promise<{code: string}>}>;
  };
  const {minify} = await getHtmlMinifier({type: 'swc'});
  const elements = expected.map(({type, text}) => `<script${type ? ` type="${type}"` : ''}>${text}</script>`);
  // Scripts that stand side by side, the minifier makes one of.
  const pairs = elements.flatMap((one) => elements.filter((other) => other !== one).map((other) => one + other));
  const texts = new Set<string>();
  for (const scripts of [...elements, ...pairs]) {
    const {code} = await minify(`<!DOCTYPE html><html><head>${scripts}</head><body></body></html>`);
    for (const found of findInlineScripts(fromHtml(code))) texts.add(found);
  }
  return texts;
}
