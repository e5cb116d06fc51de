import postcss, {type AtRule, type ChildNode, type Declaration, type Root} from 'postcss';
import {PurgeCSS} from 'purgecss';
import type {Compiler} from 'webpack';
import {inlineVariables} from './inlineVariables';
import {isLayered} from './rootRules';
import {variablesIn} from './variableReferences';

/**
 * Parts of selectors that count as used: names that scripts compose, and states. PurgeCSS takes a selector of nothing
 * but states, such as `:is(:hover, :focus)`, for unused.
 */
const alwaysUsed = [/^:/, /^nprogress/, 'html', 'body'];

const attributesIn = (css: string): string[] => [...css.matchAll(/\[([\w-]+)/g)].flatMap(([, name]) => name ?? []);

/** An escape sequence in a string of a script; the letter after it begins a word. */
const escape = /\\(?:u[\da-f]{4}|x[\da-f]{2}|[bfnrtv])/gi;

const wordsIn = (script: string): string[] => script.replace(escape, ' ').match(/[\w-]+/g) ?? [];

/** One asset of the bundle. */
export interface TextAsset {
  name: string;
  text: string;
}

/**
 * Bundler plugin: drops the rules and variables of Infima and the theme that the site does not use, and inlines
 * variables that have one value. It runs before assets are hashed, so that a style sheet's name follows its content.
 */
export class PurgeStylesPlugin {
  apply(compiler: Compiler): void {
    const {Compilation, sources} = compiler.webpack;
    compiler.hooks.thisCompilation.tap(PurgeStylesPlugin.name, (compilation) => {
      compilation.hooks.processAssets.tapPromise(
        {name: PurgeStylesPlugin.name, stage: Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE},
        async (assets) => {
          const all = Object.entries(assets).map(([name, asset]) => ({name, text: String(asset.source())}));
          const scripts = all.filter(({name}) => name.endsWith('.js')).map(({text}) => text);
          const styles = all.filter(({name}) => name.endsWith('.css')).sort((a, b) => (a.name < b.name ? -1 : 1));
          for (const {name, text} of await purgeStyles(styles, scripts)) {
            compilation.updateAsset(name, new sources.RawSource(text));
          }
        },
      );
    });
  }
}

/**
 * Purges what is in cascade layers: Infima and the theme. The site's own rules are outside of layers and all stay. A
 * class is used when its name is a word of some script; pages are scripts too, so what a writer uses stays.
 *
 * @param styles every style sheet of the site
 * @param scripts texts of all scripts of the site
 * @returns the style sheets, in their order
 * @throws Error when there are no scripts to read, CssSyntaxError when a style sheet cannot be parsed
 */
export async function purgeStyles(styles: readonly TextAsset[], scripts: readonly string[]): Promise<TextAsset[]> {
  if (scripts.length === 0)
    throw new Error('bundle-optimization: no scripts were found to tell which styles are used.');
  const words = new Set(scripts.flatMap(wordsIn));
  const parsed = styles.map(({name, text}) => ({name, root: postcss.parse(text, {from: name})}));
  const layers = parsed.flatMap(({root}) => root.nodes.filter(isLayer));
  const texts = layers.map(String);
  // One call for all layers: each call indexes the words of all scripts again.
  const purged = await new PurgeCSS().purge({
    content: [{raw: [...words].join(' '), extension: 'js'}],
    css: texts.map((raw) => ({raw})),
    safelist: {standard: alwaysUsed},
    dynamicAttributes: texts.flatMap(attributesIn),
  });
  layers.forEach((layer, index) => layer.replaceWith(postcss.parse(purged[index]?.css ?? '')));
  const roots = parsed.map(({root}) => root);
  dropUnreadVariables(roots, words);
  const inlined = inlineVariables(roots.map(String), (name) => words.has(name));
  return styles.map(({name}, index) => ({name, text: inlined[index] ?? ''}));
}

/** Drops variables of the theme that nothing reads; PurgeCSS only looks for readers in the same layer. */
function dropUnreadVariables(roots: readonly Root[], words: ReadonlySet<string>): void {
  const read = new Set<string>();
  const definitions: Declaration[] = [];
  for (const root of roots) {
    root.walkDecls((declaration) => {
      for (const name of variablesIn(declaration.value)) read.add(name);
      if (declaration.prop.startsWith('--') && isLayered(declaration)) definitions.push(declaration);
    });
  }
  const unread = definitions.filter(({prop}) => !read.has(prop) && !words.has(prop));
  for (const definition of unread) definition.remove();
  // What only they read is unread now.
  if (unread.length > 0) dropUnreadVariables(roots, words);
}

function isLayer(node: ChildNode): node is AtRule {
  return node.type === 'atrule' && node.name === 'layer' && node.nodes !== undefined;
}
