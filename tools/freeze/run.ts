import {parseArgs} from 'node:util';
import {currentVersion, versions} from '../../src/kit/versions';
import {recordVersions} from './recordVersions';
import {runProgram} from '../runProgram';

const usage = `npm run freeze -- VERSION|PATH… --reason "why"

Records the present text of a frozen version, or of single files of it, so that the check "frozen" accepts it.`;

function main(): void {
  const {values, positionals} = parseArgs({
    allowPositionals: true,
    options: {reason: {type: 'string'}},
  });
  const frozen = versions.map(({name}) => name).filter((name) => name !== currentVersion.name);
  const files = recordVersions({
    root: process.cwd(),
    versions: frozen,
    targets: positionals,
    reason: values.reason ?? '',
  });
  console.log(`${files.length} fingerprints recorded`);
}

runProgram(main, usage);
