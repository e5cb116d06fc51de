import path from 'node:path';
import {hashOf} from '../../kit/fingerprint';
import {bundleScript} from './bundleScript';

const entry = path.join(__dirname, 'browser', 'starter.ts');

/** The starter as it is published. */
export interface Starter {
  /** Below the root of a language: `assets/js/starter.<hash>.js`. */
  file: string;
  code: string;
}

/** Bundles the starter into one small script. */
export async function buildStarter(): Promise<Starter> {
  const code = await bundleScript(entry);
  return {file: `assets/js/starter.${hashOf(code).slice(0, 8)}.js`, code};
}
