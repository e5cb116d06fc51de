import {execFile} from 'node:child_process';
import {tmpdir} from 'node:os';
import {promisify} from 'node:util';
import {readersEnvironment} from './emptyFolder';

/** @throws Error where nothing could be installed */
export async function checkRegistry(): Promise<void> {
  const options = {cwd: tmpdir(), env: readersEnvironment({}), timeout: 30_000};
  await promisify(execFile)('npm', ['ping', '--fetch-retries=0'], options).catch((error: unknown) => {
    throw new Error(
      `The registry of npm does not answer, so nothing can be installed as the pages say. Run this stage with a connection to it, or "npm test", which leaves this stage out.\n${error instanceof Error ? error.message.split('\n', 4).join('\n') : ''}`,
    );
  });
}
