import path from 'node:path';
import {build} from 'esbuild';
import {hashOf} from '../../kit/fingerprint';

const entry = path.join(__dirname, 'browser', 'starter.ts');

/** The starter as it is published. */
export interface Starter {
  /** Below the root of a language: `assets/js/starter.<hash>.js`. */
  file: string;
  code: string;
}

/**
 * Bundles the starter into one small script.
 *
 * @throws Error of esbuild when a source cannot be compiled
 */
export async function buildStarter(): Promise<Starter> {
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
  const code = outputFiles[0]?.text ?? '';
  return {file: `assets/js/starter.${hashOf(code).slice(0, 8)}.js`, code};
}
