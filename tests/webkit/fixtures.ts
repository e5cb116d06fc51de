import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {expect, test as base} from '@playwright/test';
import {listen} from '../../tools/server/listen';
import {widths} from '../support/addresses';
import {Reader} from './reader';
import {recordFaults} from './recordFaults';
import {startWebkit, type Webkit} from './startWebkit';

interface WorkerFixtures {
  webkit: Webkit;
  /** Origin of the site, whose pages record their faults. */
  origin: string;
}

interface Fixtures {
  /** A reader in a browser that remembers nothing. A page that complains fails the test. */
  reader: Reader;
  /** Faults that a test causes on purpose. */
  expectedFaults: RegExp | undefined;
}

/** Playwright's `test` as a runner alone: the browser is WebKitGTK's, which Playwright cannot drive. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  webkit: [
    async ({}, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'webkit-'));
      const webkit = await startWebkit(folder);
      await use(webkit);
      await webkit.stop();
      rmSync(folder, {recursive: true, force: true});
    },
    {scope: 'worker'},
  ],

  origin: [
    async ({}, use) => {
      const {origin, close} = await listen(recordFaults(process.env.SITE_ORIGIN ?? ''), 0, '127.0.0.1');
      await use(origin);
      await close();
    },
    {scope: 'worker'},
  ],

  expectedFaults: [undefined, {option: true}],

  reader: async ({webkit, origin, expectedFaults}, use, testInfo) => {
    const driver = await webkit.start();
    testInfo.annotations.push({type: 'engine', description: `WebKitGTK ${driver.version}`});
    try {
      const reader = new Reader(driver, origin);
      await reader.resize(widths.desk, 900);
      await use(reader);
      expect((await reader.faults()).filter((fault) => !expectedFaults?.test(fault))).toEqual([]);
    } finally {
      await driver.quit();
    }
  },
});

export {expect};
