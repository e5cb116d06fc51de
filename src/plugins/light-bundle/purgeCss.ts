import {createRequire} from 'node:module';
import type {Compiler} from 'webpack';
import {PurgeCSS} from 'purgecss';
import {dropFallbacks} from './dropFallbacks';
import {dropOverridden} from './dropOverridden';
import {dropRepeats} from './dropRepeats';
import {inlineVariables} from './inlineVariables';
import {shortenVariables} from './shortenVariables';

/** What the theme sets by script under names that no source spells out. */
const setAtRunTime = [/^data-/, /^nprogress/, 'html', 'body'];

/** The set that the loader of served-body fills; the bundler loads both natively, so there is one. */
const cutWords = createRequire(__filename)('../served-body/node/cutWords.cjs') as ReadonlySet<string>;

/** One asset of the bundle. */
export interface TextAsset {
  name: string;
  text: string;
}

/**
 * Bundler plugin: drops declarations of the theme that the site overrides, fallbacks that are never needed, rules and
 * variables whose words no script of the site names, and declarations that are said twice; writes out variables that
 * have one value only, and gives the others short names.
 *
 * The scripts of all pages are the source, and the texts that were taken out of them: everything that can appear, on
 * loading or on interaction, is named there, hashed class names included. It works on the assets before they are hashed
 * and written, so that the name of a style sheet still follows from its content.
 */
export class PurgeCssPlugin {
  /** @param neverDrawn class names that scripts name and the site's settings rule out */
  constructor(private readonly neverDrawn: readonly RegExp[]) {}

  apply(compiler: Compiler): void {
    const {Compilation, sources} = compiler.webpack;
    compiler.hooks.thisCompilation.tap(PurgeCssPlugin.name, (compilation) => {
      compilation.hooks.processAssets.tapPromise(
        {name: PurgeCssPlugin.name, stage: Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE},
        async (assets) => {
          const all = Object.entries(assets).map(([name, asset]) => ({name, text: String(asset.source())}));
          const scripts = all.filter(({name}) => name.endsWith('.js'));
          scripts.push({name: 'texts', text: [...cutWords].join(' ')});
          const styles = all.filter(({name}) => name.endsWith('.css')).sort((a, b) => (a.name < b.name ? -1 : 1));
          for (const {name, text} of await lighten(styles, scripts, this.neverDrawn)) {
            compilation.updateAsset(name, new sources.RawSource(text));
          }
        },
      );
    });
  }
}

/**
 * @param whole every style sheet of the site
 * @param scripts every script of the site
 * @param neverDrawn class names whose rules go although scripts name them
 * @returns the style sheets with what can be used
 * @throws when nothing would be left of one, which means that the scripts were not there to read
 */
export async function lighten(
  whole: readonly TextAsset[],
  scripts: readonly TextAsset[],
  neverDrawn: readonly RegExp[] = [],
): Promise<TextAsset[]> {
  const plain = dropFallbacks(whole.map(({text}) => dropOverridden(text)));
  const styles = whole.map(({name}, index) => ({name, text: plain[index] ?? ''}));
  const purged: TextAsset[] = [];
  for (const style of styles) purged.push(await purge(style, scripts, styles, neverDrawn));
  // Texts spell a variable without the dashes before it.
  const isRead = (name: string): boolean =>
    scripts.some(({text}) => text.includes(name)) || cutWords.has(name.slice('--'.length));
  const inlined = inlineVariables(
    purged.map(({text}) => text),
    isRead,
  );
  const shortened = shortenVariables(inlined, isRead);
  return purged.map(({name}, index) => ({name, text: dropRepeats(shortened[index] ?? '')}));
}

async function purge(
  style: TextAsset,
  scripts: readonly TextAsset[],
  styles: readonly TextAsset[],
  neverDrawn: readonly RegExp[],
): Promise<TextAsset> {
  const elsewhere = [...scripts, ...styles.filter(({name}) => name !== style.name)].map(({text}) => text);
  const variables = [...new Set([...style.text.matchAll(/--[\w-]+/g)].map(([name]) => name))];
  const [result] = await new PurgeCSS().purge({
    content: scripts.map(({text}) => ({raw: text, extension: 'js'})),
    css: [{raw: style.text}],
    variables: true,
    safelist: {
      standard: setAtRunTime,
      variables: variables.filter((variable) => elsewhere.some((text) => text.includes(variable))),
    },
    blocklist: [...neverDrawn],
  });
  if (!result?.css) {
    throw new Error(
      `light-bundle: nothing would be left of ${style.name}. Were its scripts read? (${scripts.length} found)`,
    );
  }
  return {name: style.name, text: result.css};
}
