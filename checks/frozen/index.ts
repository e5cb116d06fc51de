import {currentVersion, versions} from '../../src/kit/versions';
import type {Check, Problem} from '../types';
import {compareFingerprints, fingerprintVersion, readRecord, type Difference} from './readFrozenFiles';

export const check: Check = {
  name: 'frozen',
  description: 'Pages of frozen versions and their translations change only on purpose.',
  guide: 'guides/testing.md#frozen',
  run: ({root}) => {
    const record = readRecord(root);
    const old = versions.filter(({name}) => name !== currentVersion.name);
    const states = old.map(({name}) => ({
      name,
      recorded: record.versions[name],
      found: fingerprintVersion(root, name),
    }));
    return {
      filesRead: states.reduce((sum, {found}) => sum + Object.keys(found).length, 0),
      problems: states.flatMap(({name, recorded, found}) =>
        recorded ? compareFingerprints(recorded, found).map((difference) => toProblem(name, difference)) : [],
      ),
      report: states
        .filter(({recorded}) => !recorded)
        .map(({name}) => `${name} is not frozen yet: npm run freeze -- ${name} --reason "…"`),
    };
  },
};

function toProblem(version: string, {file, kind}: Difference): Problem {
  return {
    file,
    rule: `was ${kind}, but ${version} is frozen`,
    repair: `Undo it; or, if it corrects a harmful error, run \`npm run freeze -- ${file} --reason "…"\`.`,
  };
}
