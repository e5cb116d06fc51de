import postcss, {type AtRule, type ChildNode} from 'postcss';
import {PurgeCSS} from 'purgecss';
import type {Compiler} from 'webpack';

/**
 * Parts of selectors that count as used though no script names them as a word: states, because PurgeCSS takes a selector
 * of nothing but states, such as `:is(:hover, :focus)`, for unused, and the bar of a slow navigation, whose classes
 * nprogress names in a string of HTML.
 */
const alwaysUsed = [/^:/, /^nprogress/, 'html', 'body'];

const attributesIn = (css: string): string[] => [...css.matchAll(/\[([\w-]+)/g)].flatMap(([, name]) => name ?? []);

/** An escape sequence in a string of a script; the letter after it begins a word. */
const escape = /\\(?:u[\da-f]{4}|x[\da-f]{2}|[bfnrtv])/gi;

/** One asset of the bundle. */
export interface TextAsset {
  name: string;
  text: string;
}

/** Bundler plugin: purges style sheets before they are hashed, so that a file's name follows its content. */
export class PurgeStylesPlugin {
  apply(compiler: Compiler): void {
    const {Compilation, sources} = compiler.webpack;
    compiler.hooks.thisCompilation.tap(PurgeStylesPlugin.name, (compilation) => {
      compilation.hooks.processAssets.tapPromise(
        {name: PurgeStylesPlugin.name, stage: Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE},
        async (assets) => {
          const all = Object.entries(assets).map(([name, asset]) => ({name, text: String(asset.source())}));
          const scripts = all.filter(({name}) => name.endsWith('.js')).map(({text}) => text);
          const styles = all.filter(({name}) => name.endsWith('.css'));
          for (const {name, text} of await purgeStyles(styles, scripts))
            compilation.updateAsset(name, new sources.RawSource(text));
        },
      );
    });
  }
}

/**
 * Purges what is in cascade layers, Infima and the theme: rules, and variables that nothing reads or that the site sets
 * itself. The site's own rules are outside of layers and all stay. A class is used when its name is a word of some
 * script; pages are scripts too, so what a writer uses stays.
 *
 * @param styles every style sheet of the site
 * @param scripts texts of all scripts of the site
 * @returns the style sheets, in their order
 * @throws Error when there are no scripts to read, CssSyntaxError when a style sheet cannot be parsed
 */
export async function purgeStyles(styles: readonly TextAsset[], scripts: readonly string[]): Promise<TextAsset[]> {
  if (scripts.length === 0) throw new Error('bundle: no scripts were found to tell which styles are used.');
  const sheets = styles.map(({name, text}) => ({name, root: postcss.parse(text, {from: name})}));
  const nodes = sheets.flatMap(({root}) => root.nodes);
  const layers = nodes.filter(isLayer);
  dropReplacedVariables(layers, nodes);
  const texts = layers.map(String);
  const outside = [...scripts, ...nodes.filter((node) => !isLayer(node)).map(String)].join('\n');
  const purged = await new PurgeCSS().purge({
    content: [{raw: scripts.join('\n').replace(escape, ' '), extension: 'js'}],
    css: texts.map((raw) => ({raw})),
    variables: true,
    safelist: {standard: alwaysUsed, variables: outside.match(/--[a-z][\w-]*/g) ?? []},
    dynamicAttributes: texts.flatMap(attributesIn),
  });
  layers.forEach((layer, index) => layer.replaceWith(postcss.parse(purged[index]?.css ?? '')));
  return sheets.map(({name, root}) => ({name, text: root.toString()}));
}

function isLayer(node: ChildNode): node is AtRule {
  return node.type === 'atrule' && node.name === 'layer' && node.nodes !== undefined;
}

/** Drops variables of the root from layers where a rule of the site for every root sets them: rules in layers never win. */
function dropReplacedVariables(layers: readonly AtRule[], nodes: readonly ChildNode[]): void {
  const replaced = new Set<string>();
  for (const node of nodes)
    if (node.type === 'rule' && node.selectors.includes(':root'))
      node.walkDecls(/^--/, ({prop}) => {
        replaced.add(prop);
      });
  for (const layer of layers)
    layer.walkRules(/^(?::root|html)(?:\[[^\]]+\])?$/, (rule) => {
      rule.walkDecls(/^--/, (declaration) => {
        if (replaced.has(declaration.prop)) declaration.remove();
      });
    });
}
