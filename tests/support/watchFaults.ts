import type {Page} from '@playwright/test';

/** Messages of Chromium itself about the tests' own environment, none about the page. */
const environment = /^(?:warning: )?(?:\[\.WebGL|GPU stall)/;

/** Chromium gives up to blend two pages into each other where the second is late; nobody's script asked for it. */
const withoutBlending = /^Transition was (?:aborted|skipped)/;

/** What Chromium and Firefox call a request that was given up. */
const givenUp = ['net::ERR_ABORTED', 'NS_BINDING_ABORTED'];

/**
 * Collects what goes wrong on a page: console errors and warnings, uncaught errors, failed requests, broken
 * promises of the content policy.
 *
 * @returns a list that grows while the page is used
 */
export async function watchFaults(page: Page): Promise<string[]> {
  const faults: string[] = [];
  page.on('console', (message) => {
    const fault = `${message.type()}: ${message.text()}`;
    if (['error', 'warning'].includes(message.type()) && !environment.test(fault)) faults.push(fault);
  });
  page.on('pageerror', ({message}) => {
    if (!withoutBlending.test(message)) faults.push(`page error: ${message}`);
  });
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? 'unknown';
    // A page that is left gives up what it was still fetching ahead.
    if (!givenUp.includes(reason)) faults.push(`request failed: ${request.url()} (${reason})`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) faults.push(`status ${response.status()}: ${response.url()}`);
  });
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({violatedDirective, blockedURI}) => {
      console.error(`policy violation: ${violatedDirective} ${blockedURI}`);
    });
  });
  return faults;
}
