import {spawnSync} from 'node:child_process';

/** @returns what the rules of `redocly.yaml` refuse in a contract; '' when nothing. */
export function lintWithRedocly(siteDir: string, path: string): string {
  const {status, stdout, stderr} = spawnSync(
    process.execPath,
    [require.resolve('@redocly/cli/bin/cli.js'), 'lint', '--config', 'redocly.yaml', '--format', 'stylish', path],
    {cwd: siteDir, encoding: 'utf8', env: {...process.env, REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true'}},
  );
  return status === 0 ? '' : `${stdout}${stderr}`;
}
