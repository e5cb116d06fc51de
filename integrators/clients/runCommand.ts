import {execFile} from 'node:child_process';
import {delimiter, resolve} from 'node:path';

/**
 * @param binFolder whose programs come first: those of this project, if it is not given
 * @returns what the command printed, and whether it ended well
 */
export function runCommand(
  [program = '', ...parameters]: readonly string[],
  cwd: string,
  {
    binFolder = resolve('node_modules/.bin'),
    environment = process.env,
  }: {binFolder?: string; environment?: NodeJS.ProcessEnv} = {},
): Promise<{isOk: boolean; output: string}> {
  const path = [binFolder, environment.PATH ?? ''].join(delimiter);
  return new Promise((done) => {
    execFile(program, parameters, {cwd, env: {...environment, PATH: path}}, (error, stdout, stderr) => {
      done({isOk: error === null, output: stdout + stderr});
    });
  });
}
