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
        const written = new Set([...compilation.chunks].map(({name}) => name));
        const missing = [...compilation.namedChunkGroups.keys()].filter((name) => !written.has(name));
        source.source = Buffer.from(withoutList(source.source.toString('utf8'), missing));
      });
    });
  }
}

/**
 * @param code the function `__webpack_require__.gca` as Docusaurus writes it
 * @param missing names that are asked for without a script of their own, because other scripts bring what they stand for
 * @returns the same function without its list, which answers nothing for the missing names
 * @throws if it does not look as expected, so that a new version is noticed
 */
export function withoutList(code: string, missing: readonly string[]): string {
  const list = /chunkId = (\{[^}]*\})\[chunkId\]\|\|chunkId; /;
  const found = list.exec(code)?.[1];
  if (!found) throw new Error('light-bundle: Docusaurus writes its list of script names in another way now.');
  const others = Object.entries(JSON.parse(found) as Record<string, string>).filter(([name, id]) => name !== id);
  if (others.length > 0) throw new Error(`light-bundle: the script "${String(others[0])}" is not called by its name.`);
  return code.replace(list, missing.length > 0 ? `if (${JSON.stringify(missing)}.includes(chunkId)) return; ` : '');
}
