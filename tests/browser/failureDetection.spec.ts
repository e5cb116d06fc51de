import {test as bare} from '@playwright/test';
import {budgets} from '../dist/budgets';
import {expect} from '../support/fixtures';
import {watchFaults} from '../support/watchFaults';
import {visitPages} from '../sweep/visitPages';

/** The tests' own eyes, looking at pages that are wrong on purpose. Playwright's plain test, so that they may be. */
const test = bare;

const html = (body: string, kind = '') =>
  `<!doctype html><html lang="en" class="${kind}" data-has-hydrated="true"><body>${body}</body></html>`;

for (const [name, body, fault] of [
  ['a console error', '<script>console.error("oh")</script>', /^error: oh/],
  ['a console warning', '<script>console.warn("hm")</script>', /^warning: hm/],
  ['an uncaught error', '<script>throw new Error("ouch")</script>', /^page error: ouch/],
  ['a missing file', '<img src="/missing.png" alt="">', /^status 404: .*missing\.png/],
  ['a refused request', '<script src="http://localhost:1/x.js"></script>', /^request failed: .*:1\/x\.js/],
  [
    'a broken promise of the policy',
    '<script nonce="x">document.body.append("ok")</script>',
    /^error: policy violation: script-src/,
  ],
] as const) {
  test(`${name} does not go unseen`, async ({page}) => {
    const faults = await watchFaults(page);
    const headers: Record<string, string> = name.includes('policy')
      ? {'Content-Security-Policy': "script-src 'self'"}
      : {};
    await page.route('**/wrong', (route) => route.fulfill({contentType: 'text/html', headers, body: html(body)}));
    await page.goto('/wrong');
    await expect.poll(() => faults.some((each) => fault.test(each))).toBe(true);
  });
}

test('the sweep sees what is wrong with a page', async ({page}) => {
  const pictures = Array.from({length: budgets.docs.requests}, (_, number) => `<img src="/${number}.svg" alt="">`);
  const body = `<main></main><h1>One</h1><h1>Two</h1><div style="width: 5000px">wide</div>
    <script>console.error("oh")</script><script src="/assets/js/heavy.js"></script>
    <script src="http://elsewhere.test/a.js"></script>${pictures.join('')}`;
  const tooMuch = `"${'x'.repeat(budgets.docs.js + 1)}"`;
  await page.route('**/wrong', (route) => route.fulfill({contentType: 'text/html', body: html(body, 'docs-doc-page')}));
  await page.route('**/*.js', (route) => route.fulfill({contentType: 'text/javascript', body: tooMuch}));
  await page.route('**/*.svg', (route) => route.fulfill({contentType: 'image/svg+xml', body: '<svg/>'}));
  const problems = await visitPages(page, ['/wrong'], 'vi-VN', () => true);
  for (const problem of [
    /lang is "en"/,
    /2 h1/,
    /pixels stick out/,
    /no text/,
    /bytes until loaded/,
    /requests; the budget/,
    /elsewhere\.test\/a\.js is on another host/,
    /heavy\.js runs before/,
    /bytes of script/,
    /error: oh/,
  ]) {
    expect(problems.join('\n')).toMatch(problem);
  }
});
