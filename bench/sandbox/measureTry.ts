import {statSync} from 'node:fs';
import {join} from 'node:path';
import type {Browser, Request} from '@playwright/test';
import {addresses} from '../../tests/support/addresses';
import {hydrate} from '../../tests/support/fixtures';
import {buildFolder} from '../browser';
import {median} from '../median';

/** What the first answer of a form in the page takes; times in milliseconds. */
export interface FirstAnswer {
  /** From opening the form until it can be sent. */
  form: number;
  /** From opening the form until the first answer is drawn, sent at once. */
  answer: number;
  /** From sending until the answer is drawn, when the worker runs. */
  later: number;
  /** What was fetched for it, after brotli, by its address. */
  bytes: Record<string, number>;
}

/** The page, its network as it is, on a processor four times slower. */
export async function measureFirstAnswer(browser: Browser, origin: string): Promise<FirstAnswer> {
  const context = await browser.newContext({viewport: {width: 412, height: 823}});
  try {
    const page = await context.newPage();
    // tsx marks the names of functions with a helper that pages do not have.
    await page.addInitScript('globalThis.__name = (named) => named');
    await page.goto(origin + addresses.operation, {waitUntil: 'networkidle'});
    await hydrate(page);
    await page.waitForTimeout(1000);
    await page.waitForLoadState('networkidle');
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', {rate: 4});
    const requests: Request[] = [];
    context.on('request', (request) => requests.push(request));
    const {form, answer} = await page.evaluate(openAndSend);
    await page.waitForLoadState('networkidle');
    const later: number[] = [];
    for (let sent = 0; sent < 9; sent += 1) later.push(await page.evaluate(sendAgain));
    // As they lie in the build: the browser does not tell how many bytes of a worker came.
    const files = requests.map((request) => new URL(request.url()).pathname);
    const sizes = files.map((file) => [file, statSync(join(buildFolder, `${file}.br`)).size]);
    return {form, answer, later: median(later), bytes: Object.fromEntries(sizes) as FirstAnswer['bytes']};
  } finally {
    await context.close();
  }
}

/** Runs in the page. */
async function openAndSend(): Promise<{form: number; answer: number}> {
  const panel = document.querySelector<HTMLDetailsElement>('details.try');
  if (!panel) throw new Error('The page has no form.');
  const start = performance.now();
  panel.querySelector('summary')?.click();
  const until = (selector: string) =>
    new Promise<HTMLElement>((resolve) => {
      const look = () => {
        const found = panel.querySelector<HTMLElement>(selector);
        if (!found) return;
        observer.disconnect();
        resolve(found);
      };
      const observer = new MutationObserver(look);
      observer.observe(panel, {childList: true, subtree: true, attributes: true});
      look();
    });
  const button = await until('.try-place [type=submit][aria-disabled=false]');
  const form = performance.now() - start;
  button.click();
  await until('.try-outcome');
  await new Promise((resolve) => requestAnimationFrame(resolve));
  return {form, answer: performance.now() - start};
}

/** Runs in the page. */
async function sendAgain(): Promise<number> {
  const button = document.querySelector<HTMLElement>('.try-place [type=submit]');
  if (!button) throw new Error('The form is not open.');
  const start = performance.now();
  const answered = new Promise<void>((resolve) => {
    let wasBusy = false;
    new MutationObserver((_, observer) => {
      const isBusy = button.ariaDisabled === 'true';
      if (wasBusy && !isBusy) {
        observer.disconnect();
        resolve();
      }
      wasBusy ||= isBusy;
    }).observe(button, {attributeFilter: ['aria-disabled']});
  });
  button.click();
  await answered;
  await new Promise((resolve) => requestAnimationFrame(resolve));
  return performance.now() - start;
}
