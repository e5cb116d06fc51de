import type {Compiler} from 'webpack';
import {PurgeCSS} from 'purgecss';

/** What the theme sets by script under names that no source spells out. */
const setAtRunTime = {standard: [/^data-/, /^nprogress/, 'html', 'body'], variables: [/^--site-/, /^--docusaurus-/]};

/**
 * Bundler plugin: drops the rules and variables of the style sheets whose words no script of the site names.
 *
 * The scripts of all pages are the source: everything that can appear, on loading or on interaction, is named
 * there, hashed class names included. It works on the assets before they are hashed and written, so that the name
 * of the style sheet still follows from its content.
 */
export class PurgeCssPlugin {
  apply(compiler: Compiler): void {
    const {Compilation, sources} = compiler.webpack;
    compiler.hooks.thisCompilation.tap(PurgeCssPlugin.name, (compilation) => {
      compilation.hooks.processAssets.tapPromise(
        {name: PurgeCssPlugin.name, stage: Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE},
        async (assets) => {
          const textOf = (name: string): string => String(assets[name]?.source() ?? '');
          const scripts = Object.keys(assets).filter((name) => name.endsWith('.js'));
          const styles = Object.keys(assets).filter((name) => name.endsWith('.css'));
          if (styles.length === 0) {
            return;
          }
          const content = scripts.map((name) => ({raw: textOf(name), extension: 'js'}));
          for (const name of styles) {
            const [result] = await new PurgeCSS().purge({
              content,
              css: [{raw: textOf(name)}],
              variables: true,
              safelist: {standard: setAtRunTime.standard, variables: setAtRunTime.variables},
            });
            if (!result?.css) {
              throw new Error(`light-bundle: nothing would be left of ${name}. Were its scripts read? (${scripts.length} found)`);
            }
            compilation.updateAsset(name, new sources.RawSource(result.css));
          }
        },
      );
    });
  }
}
