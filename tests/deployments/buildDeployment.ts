import {join} from 'node:path';
import {makeScratchSite} from '../../tools/cut-version/scratchSite';
import {runCommand} from '../../integrators/clients/runCommand';
import type {Deployment} from './types';

/** Settings of whoever runs the tests are none of the deployment. */
function withoutSettings(environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(environment).filter(([name]) => !name.startsWith('DOCS_')));
}

/** A finished build. */
export interface Build {
  folder: string;
  remove(): void;
}

/**
 * Builds the site with the settings of a deployment, in a copy that has its own caches.
 *
 * @throws Error with what the build printed
 */
export async function buildDeployment({name, environment, prepare}: Deployment): Promise<Build> {
  const {folder, remove} = makeScratchSite(process.cwd(), `deployment-${name}-`);
  try {
    await prepare?.(folder);
  } catch (error) {
    remove();
    throw error;
  }
  const {isOk, output} = await runCommand(['tsx', 'tools/build-site/run.ts'], folder, {
    environment: {...withoutSettings(process.env), ...environment},
  });
  if (isOk) return {folder: join(folder, 'build'), remove};
  remove();
  throw new Error(`The deployment "${name}" cannot be built.\n${output.slice(-3000)}`);
}
