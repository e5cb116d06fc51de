import {parseArgs} from 'node:util';
import {currentVersion, versions} from '../../src/config/versions';
import {recordVersions} from './recordVersions';

const usage = `npm run freeze -- VERSION|PATH… --reason "why"

Records the present text of a frozen version, or of single files of it, so that the check "frozen" accepts it.`;

/** Records that a frozen version was changed on purpose. */
function main(): void {
  const {values, positionals} = parseArgs({
    allowPositionals: true,
    options: {reason: {type: 'string'}, help: {type: 'boolean', short: 'h'}},
  });
  if (values.help) return console.log(usage);
  const frozen = versions.map(({name}) => name).filter((name) => name !== currentVersion.name);
  const files = recordVersions({
    root: process.cwd(),
    versions: frozen,
    targets: positionals,
    reason: values.reason ?? '',
  });
  console.log(`${files.length} fingerprints recorded`);
}

try {
  main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
