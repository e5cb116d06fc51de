import {startServer} from './tools/server/startServer';
import {chromium} from 'playwright';
const server: any = await startServer('build', 0);
const url = server.origin;
const browser = await chromium.launch({executablePath: '/usr/bin/chromium', args: ['--no-sandbox']});
const errors: string[] = [];
for (const [lang, w] of [['', 390], ['/vi', 1440]] as const) {
  const context = await browser.newContext({viewport: {width: w, height: 844}, hasTouch: w < 900});
  const page = await context.newPage();
  page.on('console', (m) => m.type() === 'error' && errors.push(lang + m.text()));
  page.on('pageerror', (e) => errors.push(lang + String(e)));
  await page.goto(url + lang + '/docs/api/v1/guide/basic-create');
  const first = page.locator('details.try').first();
  await first.scrollIntoViewIfNeeded();
  await first.locator('summary').first().click();
  await page.waitForSelector('.try-place form');
  await page.screenshot({path: `/tmp/shots/g1${w}.png`});
  await page.locator('.try-actions button').nth(1).click();
  await page.waitForTimeout(6000);
  for (const panel of await page.locator('details.try').all()) {
    console.log(await panel.getAttribute('data-try'), '|', (await panel.locator('.try-outcome').innerText().catch(() => 'no answer')).replace(/\n/g, ' / '));
  }
  await page.screenshot({path: `/tmp/shots/g2${w}.png`});
  await page.locator('.sandbox-band button').click();
  await page.waitForTimeout(400);
  await page.screenshot({path: `/tmp/shots/g3${w}.png`});
  await context.close();
}
console.log(errors.join('\n'));
await browser.close();
await server.close();
