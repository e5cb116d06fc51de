import {existsSync} from 'node:fs';
import {defineConfig, type PlaywrightTestConfig} from '@playwright/test';

const chromiumArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

const chromiumPath = process.env.CHROME_PATH ?? '/usr/bin/chromium';

/** Chromium without windows (HEADLESS_SHELL_PATH, or Debian's own): the same engine for half the processor time. */
const shellPath = process.env.HEADLESS_SHELL_PATH ?? '/usr/bin/chromium-headless-shell';

/** What the shell lacks: the back and forward cache, and links that are followed by a second tap. */
const needsWindows = /browser\/(?:backForwardCache|terms)\.spec\.ts$/;

/**
 * The behaviours in Firefox too, where it is installed (FIREFOX_PATH, or Debian's own), in one language: engines
 * differ, translations do not. Under test it ignores the options for colours, motion, scripts, permissions and touch,
 * so tests that need them stay with Chromium. So do those of layout shifts, which it does not report, and the menus of
 * versions and languages, whose tests open an address with a hash, where Firefox under test stops answering.
 */
const firefoxFiles = [
  'announcement',
  'applicationFailure',
  'home',
  'hydration',
  'linksBeforeHydration',
  'navbar',
  'notFound',
  'phoneSidebar',
  'presses',
  'sampleLanguage',
  'tableOfContents',
  'widths',
];
const firefoxPath = process.env.FIREFOX_PATH ?? '/usr/bin/firefox-esr';
const inFirefox: PlaywrightTestConfig['projects'] = existsSync(firefoxPath)
  ? [
      {
        name: 'firefox',
        testMatch: new RegExp(`browser/(?:${firefoxFiles.join('|')})\\.spec\\.ts$`),
        grepInvert: /Tiếng Việt/,
        use: {
          browserName: 'firefox',
          channel: 'moz-firefox',
          launchOptions: {
            executablePath: firefoxPath,
            firefoxUserPrefs: {
              'layout.css.prefers-color-scheme.content-override': 1,
              'ui.prefersReducedMotion': 1,
              // How long after a press a page may write to the clipboard, in ms. The default of five seconds is too
              // short for a machine that stalls.
              'dom.user_activation.transient.timeout': 60_000,
            },
          },
        },
      },
    ]
  : [];

/** Browser tests of the built site. tests/support/serveBuild.ts serves it on a free port. */
export default defineConfig({
  testDir: 'tests',
  testMatch: '**/*.spec.ts',
  globalSetup: './tests/support/serveBuild.ts',
  outputDir: 'test-results',
  snapshotPathTemplate: '{testDir}/pictures/{arg}{ext}',
  reporter: [['dot'], ['./tests/support/browserCounts.ts']],
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: true,
  // Long enough for a machine that stalls: how fast a page is, the benchmarks say, never a test.
  timeout: 90_000,
  expect: {timeout: 20_000},
  use: {
    browserName: 'chromium',
    // Written by the global setup before the workers start.
    baseURL: process.env.SITE_ORIGIN,
    viewport: {width: 1440, height: 900},
    // Not a language of the site, so that no page offers another one.
    locale: 'fr-FR',
    reducedMotion: 'reduce',
    launchOptions: {executablePath: existsSync(shellPath) ? shellPath : chromiumPath, args: chromiumArgs},
  },
  projects: [
    {name: 'behaviour', testDir: 'tests/browser', testIgnore: needsWindows},
    {
      name: 'windows',
      testMatch: needsWindows,
      use: {launchOptions: {executablePath: chromiumPath, args: chromiumArgs}},
    },
    {name: 'sweep', testDir: 'tests/sweep'},
    ...inFirefox,
    {
      name: 'pictures',
      testDir: 'tests/visual',
      // Letters in shades of grey: those for the colours of one screen differ on the next, and weigh more.
      use: {
        launchOptions: {
          executablePath: chromiumPath,
          args: [...chromiumArgs, '--disable-lcd-text', '--font-render-hinting=none'],
        },
      },
    },
  ],
});
