import {existsSync} from 'node:fs';
import {defineConfig, type PlaywrightTestConfig} from '@playwright/test';
import {hasWebkit} from './tests/webkit/installed';

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

type PlaywrightProject = NonNullable<PlaywrightTestConfig['projects']>[number];

/**
 * The main paths in Firefox too, by night and in one language: engines differ, translations do not.
 * Under test Firefox ignores the options for colours, motion, scripts, permissions, languages and touch, so tests that
 * need them stay with Chromium, and so do those of layout shifts, which only it reports.
 */
const firefoxFiles = [
  'announcement',
  'applicationFailure',
  'clipboard',
  'connectionLost',
  'home',
  'hydration',
  'journeys',
  'languageSwitch',
  'leaving',
  'linksBeforeHydration',
  'navbar',
  'notFound',
  'phoneSidebar',
  'presses',
  'questions',
  'sampleLanguage',
  'search-network',
  'tableOfContents',
  'whileParsed',
  'widths',
];
const notInFirefox =
  /(?:in|from) Tiếng Việt|search box in vi|touch|finger|tap|without (?:scripts|JavaScript)|on paper|browser prefers|browser’s own page/;

/** Firefox, where it is installed (FIREFOX_PATH, or Debian's own). */
const firefoxPath = process.env.FIREFOX_PATH ?? '/usr/bin/firefox-esr';
const inFirefox: PlaywrightProject[] = existsSync(firefoxPath)
  ? [
      {
        name: 'firefox',
        testMatch: new RegExp(`browser/(?:${firefoxFiles.join('|')})\\.spec\\.ts$`),
        grepInvert: notInFirefox,
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

/** WebKit, where Debian's packages of WebKitGTK are installed: Playwright's own cannot be had everywhere. */
const inWebkit: PlaywrightProject[] = hasWebkit
  ? [{name: 'webkit', testDir: 'tests/webkit', timeout: 180_000, expect: {timeout: 40_000}}]
  : [];

const pictures: PlaywrightProject = {
  name: 'pictures',
  testDir: 'tests/visual',
  // Letters in shades of grey: those for the colours of one screen differ on the next, and weigh more.
  use: {
    launchOptions: {
      executablePath: chromiumPath,
      args: [...chromiumArgs, '--disable-lcd-text', '--font-render-hinting=none'],
    },
  },
};

/** Every engine, pictures and tests tagged @nightly; without it, the core that each change runs. */
const isNightly = process.env.TEST_ALL === '1';

/** Browser tests of the built site. tests/support/serveBuild.ts serves it on a free port. */
export default defineConfig({
  testDir: 'tests',
  testMatch: '**/*.spec.ts',
  globalSetup: './tests/support/serveBuild.ts',
  outputDir: 'test-results',
  snapshotPathTemplate: '{testDir}/pictures/{arg}{ext}',
  // For the reporter, which says what was left out.
  metadata: {
    missingEngines: isNightly
      ? [...(inFirefox.length > 0 ? [] : ['Firefox']), ...(inWebkit.length > 0 ? [] : ['WebKitGTK'])]
      : [],
  },
  reporter: [['dot'], ['./tests/support/browserCounts.ts']],
  grepInvert: isNightly ? undefined : /@nightly/,
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
    ...(isNightly ? [...inFirefox, ...inWebkit, pictures] : []),
  ],
});
