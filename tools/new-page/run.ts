import {join} from 'node:path';
import {parseArgs} from 'node:util';
import {readSiteMap} from '../../checks/route-coverage/siteMap';
import {currentVersion} from '../../src/config/versions';
import {pageKinds} from '../../src/content/frontMatter';
import {createPage, nextSteps} from './createPage';
import {readRequest} from './readRequest';

const usage = `npm run new-page -- ROUTE --kind KIND

ROUTE  address below /docs, for instance tutorial/document/print
KIND   ${pageKinds.join(', ')}`;

/** Creates a page of the current version in every language. */
function main(): void {
  const {values, positionals} = parseArgs({
    allowPositionals: true,
    options: {kind: {type: 'string'}, help: {type: 'boolean', short: 'h'}},
  });
  if (values.help) return console.log(usage);
  const root = process.cwd();
  const request = readRequest(positionals, values.kind, readSiteMap(root).docs.get(currentVersion.name) ?? []);
  const files = createPage(root, request, join(root, 'guides/templates'));
  console.log(nextSteps(request.route, files).join('\n'));
}

try {
  main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
