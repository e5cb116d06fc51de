import postcss, {type AtRule, type ChildNode} from 'postcss';
import {PurgeCSS} from 'purgecss';
import type {Compiler} from 'webpack';
import {alwaysUsed} from './alwaysUsed';

const attributesIn = (css: string): string[] => [...css.matchAll(/\[([\w-]+)/g)].flatMap(([, name]) => name ?? []);

/** An escape sequence in a string of a script; the letter after it begins a word. */
const escape = /\\(?:u[\da-f]{4}|x[\da-f]{2}|[bfnrtv])/gi;

/** Bundler plugin: purges style sheets before they are hashed, so that a file's name follows its content. */
export class PurgeStylesPlugin {
  apply(compiler: Compiler): void {
    const {Compilation, sources} = compiler.webpack;
    compiler.hooks.thisCompilation.tap(PurgeStylesPlugin.name, (compilation) => {
      compilation.hooks.processAssets.tapPromise(
        {name: PurgeStylesPlugin.name, stage: Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE},
        async (assets) => {
          const textsOf = (ending: string) =>
            Object.entries(assets).flatMap(([name, asset]) =>
              name.endsWith(ending) ? [{name, text: String(asset.source())}] : [],
            );
          const scripts = textsOf('.js').map(({text}) => text);
          for (const {name, text} of textsOf('.css'))
            compilation.updateAsset(name, new sources.RawSource(await purgeStyles(text, scripts)));
        },
      );
    });
  }
}

/**
 * Purges what is in cascade layers: Infima and the theme. The site's own rules are outside of layers and all stay. A
 * class is used when its name is a word of some script; pages are scripts too, so what a writer uses stays.
 *
 * @param css a style sheet
 * @param scripts texts of all scripts of the site
 * @returns the style sheet without the rules that the site does not use
 * @throws Error when there are no scripts to read, CssSyntaxError when the style sheet cannot be parsed
 */
export async function purgeStyles(css: string, scripts: readonly string[]): Promise<string> {
  if (scripts.length === 0)
    throw new Error('bundle-optimization: no scripts were found to tell which styles are used.');
  const sheet = postcss.parse(css);
  const layers = sheet.nodes.filter(isLayer);
  if (layers.length === 0) return css;
  const texts = layers.map(String);
  const purged = await new PurgeCSS().purge({
    content: [{raw: scripts.join('\n').replace(escape, ' '), extension: 'js'}],
    css: texts.map((raw) => ({raw})),
    safelist: {standard: [...alwaysUsed]},
    dynamicAttributes: texts.flatMap(attributesIn),
  });
  layers.forEach((layer, index) => layer.replaceWith(postcss.parse(purged[index]?.css ?? '')));
  return sheet.toString();
}

function isLayer(node: ChildNode): node is AtRule {
  return node.type === 'atrule' && node.name === 'layer' && node.nodes !== undefined;
}
