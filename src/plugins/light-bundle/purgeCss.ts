import {createRequire} from 'node:module';
import type {Compiler} from 'webpack';
import {PurgeCSS} from 'purgecss';
import {inlineVariables} from './inlineVariables';

/** What the theme sets by script under names that no source spells out. */
const setAtRunTime = [/^data-/, /^nprogress/, 'html', 'body'];

/** The set that the loader of served-body fills; the bundler loads both natively, so there is one. */
const cutWords = createRequire(__filename)('../served-body/node/cutWords.cjs') as ReadonlySet<string>;

/** One asset of the bundle. */
interface TextAsset {
  name: string;
  text: string;
}

/**
 * Bundler plugin: drops the rules and variables of the style sheets whose words no script of the site names, and
 * writes out variables that have one value only.
 *
 * The scripts of all pages are the source, and the texts that were taken out of them: everything that can appear, on
 * loading or on interaction, is named there, hashed class names included. It works on the assets before they are hashed and written, so that the name
 * of a style sheet still follows from its content.
 */
export class PurgeCssPlugin {
  apply(compiler: Compiler): void {
    const {Compilation, sources} = compiler.webpack;
    compiler.hooks.thisCompilation.tap(PurgeCssPlugin.name, (compilation) => {
      compilation.hooks.processAssets.tapPromise(
        {name: PurgeCssPlugin.name, stage: Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE},
        async (assets) => {
          const all = Object.entries(assets).map(([name, asset]) => ({name, text: String(asset.source())}));
          const scripts = all.filter(({name}) => name.endsWith('.js'));
          scripts.push({name: 'texts', text: [...cutWords].join(' ')});
          const styles = all.filter(({name}) => name.endsWith('.css'));
          for (const style of styles) {
            const css = await purge(style, scripts, styles);
            compilation.updateAsset(style.name, new sources.RawSource(css));
          }
        },
      );
    });
  }
}

/**
 * @param style the style sheet to make smaller
 * @param scripts every script of the site
 * @param styles every style sheet; what the others read must stay
 * @throws when nothing would be left, which means that the scripts were not there to read
 */
export async function purge(
  style: TextAsset,
  scripts: readonly TextAsset[],
  styles: readonly TextAsset[],
): Promise<string> {
  const readElsewhere = [...scripts, ...styles.filter(({name}) => name !== style.name)].map(({text}) => text);
  const isReadElsewhere = (variable: string): boolean => readElsewhere.some((text) => text.includes(variable));
  const variables = [...new Set([...style.text.matchAll(/--[\w-]+/g)].map(([name]) => name))];
  const [result] = await new PurgeCSS().purge({
    content: scripts.map(({text}) => ({raw: text, extension: 'js'})),
    css: [{raw: style.text}],
    variables: true,
    safelist: {standard: setAtRunTime, variables: variables.filter(isReadElsewhere)},
  });
  if (!result?.css) {
    throw new Error(
      `light-bundle: nothing would be left of ${style.name}. Were its scripts read? (${scripts.length} found)`,
    );
  }
  return inlineVariables(result.css, isReadElsewhere);
}
