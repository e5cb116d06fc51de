import {execFile} from 'node:child_process';
import {delimiter, resolve} from 'node:path';

/** @returns what the command printed, and whether it ended well. */
export function runCommand(
  [program = '', ...parameters]: readonly string[],
  cwd: string,
  environment: Readonly<Record<string, string>> = {},
): Promise<{isOk: boolean; output: string}> {
  const path = [resolve('node_modules/.bin'), process.env.PATH ?? ''].join(delimiter);
  return new Promise((done) => {
    execFile(program, parameters, {cwd, env: {...process.env, PATH: path, ...environment}}, (error, stdout, stderr) => {
      done({isOk: error === null, output: stdout + stderr});
    });
  });
}
