import type * as versionsOfSite from '../../src/kit/versions';

const versions = [
  {name: 'current', label: '2.3.0', path: ''},
  {name: '2.2.0', label: '2.2.0', path: '2.2.0'},
  {name: '1.0.0', label: '1.0.0', path: '1.0.0'},
];

/** @returns `src/kit/versions.ts` with the versions that the fixtures have: a release changes no fixture */
export function withVersionsOfFixtures<Module extends typeof versionsOfSite>(module: Module) {
  return {
    ...module,
    versions,
    deployedVersions: versions,
    currentVersion: versions[0],
    retiredVersions: [],
    knownLabels: versions.map(({label}) => label),
  };
}
