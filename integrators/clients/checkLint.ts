import {resolve} from 'node:path';
import {runCommand} from './runCommand';

const folder = resolve('integrators/clients');

/** @returns what Spectral and Redocly, with their own strict rules, refuse in a published contract. */
export async function checkLint(contract: string): Promise<string[]> {
  const linters = {
    Spectral: ['spectral', 'lint', '--fail-severity', 'warn', '--ruleset', resolve(folder, 'spectral.yaml'), contract],
    Redocly: ['redocly', 'lint', '--config', resolve(folder, 'redocly.yaml'), contract],
  };
  const results = Object.entries(linters).map(async ([name, command]) => {
    const {isOk, output} = await runCommand(command, '.', {
      environment: {...process.env, REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true'},
    });
    return isOk ? [] : [`${name}: ${output}`];
  });
  return (await Promise.all(results)).flat();
}
