import {join} from 'node:path';
import {parseArgs} from 'node:util';
import {pageKinds} from '../../src/content/front-matter/frontMatter';
import {createPage, nextSteps} from './createPage';
import {readRequest} from './readRequest';
import {runProgram} from '../runProgram';

const usage = `npm run new-page -- ROUTE --kind KIND

ROUTE  address below /docs, for instance tutorial/document/print
KIND   ${pageKinds.join(', ')}`;

function main(): void {
  const {values, positionals} = parseArgs({
    allowPositionals: true,
    options: {kind: {type: 'string'}},
  });
  const root = process.cwd();
  const request = readRequest(positionals, values.kind);
  const files = createPage(root, request, join(root, 'guides/templates'));
  console.log(nextSteps(request.route, files).join('\n'));
}

runProgram(main, usage);
