import type {Compiler} from 'webpack';

/**
 * Bundler plugin: Docusaurus gives the browser a list from the names of scripts to their ids, to fetch them ahead. With
 * ids that are the names (`chunkIds: 'named'`) it says nothing, and it grows with every page.
 */
export class PlainChunkNamesPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(PlainChunkNamesPlugin.name, (compilation) => {
      compilation.hooks.runtimeModule.tap(PlainChunkNamesPlugin.name, (module) => {
        const {source} = module as unknown as {source?: {source: Buffer}};
        if (!source || !module.identifier().includes('ChunkAssetRuntimeModule')) return;
        source.source = Buffer.from(withoutList(source.source.toString('utf8'), compilation.namedChunkGroups.keys()));
      });
    });
  }
}

/**
 * @param code the function `__webpack_require__.gca` as Docusaurus writes it
 * @param names of all scripts that are asked for; what other scripts bring already has none of its own
 * @returns the same function, which knows only the names without a script by heart, and answers nothing for them
 * @throws if it does not look as expected, so that a new version is noticed
 */
export function withoutList(code: string, names: Iterable<string>): string {
  const list = /chunkId = (\{[^}]*\})\[chunkId\]\|\|chunkId; /;
  const found = list.exec(code)?.[1];
  if (!found) throw new Error('light-bundle: Docusaurus writes its list of script names in another way now.');
  const ids = JSON.parse(found) as Record<string, string>;
  const others = Object.entries(ids).filter(([name, id]) => name !== id);
  if (others.length > 0) throw new Error(`light-bundle: the script "${String(others[0])}" is not called by its name.`);
  const missing = [...names].filter((name) => !(name in ids));
  return code.replace(list, missing.length > 0 ? `if (${JSON.stringify(missing)}.includes(chunkId)) return; ` : '');
}
