import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {pathToFileURL} from 'node:url';
import {runCommand} from './runCommand';

/** Tools of others that no other part of the project needs: installed for a run, in the versions that were tried. */
const versions = {
  '@ivotoby/openapi-mcp-server': '1.16.1',
  '@usebruno/converters': '0.23.0',
};

let installed: Promise<string> | undefined;

/**
 * Installs the tools into an empty folder, once for a run.
 *
 * @returns the folder
 * @throws Error with what npm printed
 */
function toolsFolder(): Promise<string> {
  installed ??= (async () => {
    const folder = mkdtempSync(join(tmpdir(), 'clients-tools-'));
    process.on('exit', () => rmSync(folder, {recursive: true, force: true}));
    writeFileSync(join(folder, 'package.json'), JSON.stringify({private: true, dependencies: versions}));
    const {isOk, output} = await runCommand(['npm', 'install', '--no-audit', '--no-fund', '--ignore-scripts'], folder);
    if (!isOk) throw new Error(`clients: the tools of integrators/clients/importTool.ts do not install. ${output}`);
    return folder;
  })();
  return installed;
}

/** @returns the path of a file of a tool. */
export async function toolFile(tool: keyof typeof versions, file: string): Promise<string> {
  return join(await toolsFolder(), 'node_modules', tool, file);
}

/** @returns what a tool exports. */
export async function importTool<Exports>(tool: keyof typeof versions): Promise<Exports> {
  const require = createRequire(join(await toolsFolder(), 'package.json'));
  return (await import(pathToFileURL(require.resolve(tool)).href)) as Exports;
}
