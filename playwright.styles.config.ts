import {defineConfig} from '@playwright/test';
import shared from './playwright.config';

/** Compares the styles of the built site with those of `npm start`, which runs meanwhile. */
export default defineConfig({
  ...shared,
  globalSetup: ['./tests/support/serveBuild.ts', './tests/styles/serveDevelopment.ts'],
  // The headless shell does not let a page copy unless it may.
  use: {...shared.use, permissions: ['clipboard-read', 'clipboard-write']},
  projects: [{name: 'styles', testDir: 'tests/styles'}],
});
