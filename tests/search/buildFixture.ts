import {execFile} from 'node:child_process';
import {cp, mkdtemp, symlink} from 'node:fs/promises';
import {join, resolve} from 'node:path';
import {promisify} from 'node:util';

const project = resolve(__dirname, '../..');

/** Environment with which a fixture uses the local search: no keys of the hosted one. */
export const ownSearch = {DOCS_ALGOLIA_APP_ID: '', DOCS_ALGOLIA_API_KEY: '', DOCS_ALGOLIA_INDEX: ''};

/**
 * Builds a site of one page with the search configuration of this site.
 *
 * @param parent folder in which the site is created
 * @returns the folder of the built site
 */
export async function buildFixture(parent: string, environment: Record<string, string>): Promise<string> {
  const site = await mkdtemp(join(parent, 'site-'));
  await cp(join(__dirname, '__fixtures__/site'), site, {recursive: true});
  for (const folder of ['node_modules', 'vocabulary']) await symlink(join(project, folder), join(site, folder));
  await promisify(execFile)(join(project, 'node_modules/.bin/docusaurus'), ['build', site], {
    env: {...process.env, ...environment, NODE_ENV: 'production', PROJECT_ROOT: project},
  });
  return join(site, 'build');
}
