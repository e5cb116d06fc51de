import {build} from 'esbuild';

/**
 * Bundles a script that pages load beside the application, as small as can be.
 *
 * @throws Error of esbuild when a source cannot be compiled
 */
export async function bundleScript(entry: string): Promise<string> {
  const {outputFiles} = await build({
    entryPoints: [entry],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: ['chrome109', 'edge109', 'firefox115', 'safari16'],
    tsconfigRaw: {},
    logLevel: 'silent',
  });
  return outputFiles[0]?.text ?? '';
}
