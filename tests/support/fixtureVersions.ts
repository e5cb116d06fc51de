import {vi} from 'vitest';
import type * as versionsOfSite from '../../src/kit/versions';
import {withVersionsOfFixtures} from './versionsOfFixtures';

/**
 * Gives a test the versions that the fixtures have, whatever the site's own are. Import this file before all others,
 * because it replaces `src/kit/versions.ts` for what is imported after it. The tests that import it share their modules
 * with each other (vitest.config.mts): one that comes too late is wrong for all.
 */
vi.mock('../../src/kit/versions', async (importOriginal) =>
  withVersionsOfFixtures(await importOriginal<typeof versionsOfSite>()),
);
