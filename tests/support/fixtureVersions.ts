import {vi} from 'vitest';
import type * as versionsOfSite from '../../src/kit/versions';

/**
 * Gives a test the versions that the fixtures have, whatever the site's own are: a release changes no fixture. Import
 * this file before all others, because it replaces `src/kit/versions.ts` for what is imported after it. The tests that
 * import it share their modules with each other (vitest.config.mts): one that comes too late is wrong for all.
 */
vi.mock('../../src/kit/versions', async (importOriginal) => {
  const original = await importOriginal<typeof versionsOfSite>();
  const versions = [
    {name: 'current', label: '2.3.0', path: ''},
    {name: '2.2.0', label: '2.2.0', path: '2.2.0'},
    {name: '1.0.0', label: '1.0.0', path: '1.0.0'},
  ];
  return {
    ...original,
    versions,
    deployedVersions: versions,
    currentVersion: versions[0],
    retiredVersions: [],
    knownLabels: versions.map(({label}) => label),
  };
});
