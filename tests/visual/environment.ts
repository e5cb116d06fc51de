import {spawnSync} from 'node:child_process';
import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import {resolve} from 'node:path';

/** Everything outside the project on which the pixels of a picture depend. */
export interface Environment {
  browser: string;
  /** The font used for each generic name of the style sheets, with its version. */
  fonts: Record<string, string>;
}

const file = resolve(__dirname, 'environment.json');
const genericNames = ['system-ui', 'sans-serif', 'monospace'];

function fontFor(name: string): string {
  const {stdout} = spawnSync('fc-match', ['--format=%{family} %{style} %{fontversion}', name], {encoding: 'utf8'});
  return stdout || 'unknown';
}

/** @param version of the running browser; only its first number decides how it draws */
export function readEnvironment(version: string): Environment {
  return {
    browser: `Chromium ${version.split('.')[0] ?? ''}`,
    fonts: Object.fromEntries(genericNames.map((name) => [name, fontFor(name)])),
  };
}

/** Notes with what the pictures were taken. */
export function recordEnvironment(environment: Environment): void {
  writeFileSync(file, `${JSON.stringify(environment, null, 2)}\n`);
}

/** @returns with what the kept pictures were taken, or undefined while there are none. */
export function readRecord(): Environment | undefined {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Environment) : undefined;
}

/** @returns why pictures taken here cannot be compared with the kept ones, or undefined when they can. */
export function findDifference(here: Environment, kept: Environment | undefined): string | undefined {
  if (!kept) return 'no pictures are kept yet';
  const differences = [
    ['browser', kept.browser, here.browser],
    ...genericNames.map((name) => [`font for ${name}`, kept.fonts[name], here.fonts[name]]),
  ].filter(([, taken, found]) => taken !== found);
  if (differences.length === 0) return undefined;
  const list = differences.map(([what, taken, found]) => `${what}: "${found}" here, "${taken}" then`);
  return `the pictures were taken on another machine (${list.join('; ')})`;
}
