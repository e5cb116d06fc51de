import {defineConfig} from '@playwright/test';

const chromiumArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

/** Browser tests of the built site. tests/support/serveBuild.ts serves it on a free port. */
export default defineConfig({
  testDir: 'tests',
  testMatch: '**/*.spec.ts',
  globalSetup: './tests/support/serveBuild.ts',
  outputDir: 'test-results',
  reporter: [['line'], ['./tests/support/browserCounts.ts']],
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: true,
  timeout: 30_000,
  use: {
    browserName: 'chromium',
    // Written by the global setup before the workers start.
    baseURL: process.env.SITE_ORIGIN,
    viewport: {width: 1440, height: 900},
    reducedMotion: 'reduce',
    launchOptions: {executablePath: process.env.CHROME_PATH ?? '/usr/bin/chromium', args: chromiumArgs},
  },
  projects: [
    {name: 'behaviour', testDir: 'tests/browser'},
    {name: 'sweep', testDir: 'tests/sweep'},
  ],
});
