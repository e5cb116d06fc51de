import {existsSync} from 'node:fs';
import {chromium, expect, type Page} from '@playwright/test';
import type {Finding} from '../dist/types';
import {hydrate} from '../support/fixtures';
import {openSearchBox, searches} from '../support/searchBox';
import {watchFaults} from '../support/watchFaults';
import {versions as allVersions} from '../../src/kit/versions';
import type {Deployment} from './types';

const chromiumPath = process.env.CHROME_PATH ?? '/usr/bin/chromium';
const operation = 'docs/api/v1/details/documents/documents-process';

type Step = [name: string, take: (page: Page) => Promise<void>];

/** Opens a menu of the navigation bar and follows the entry that a selector names. */
async function chooseInMenu(page: Page, entry: string): Promise<void> {
  const menu = page.locator('.navbar .dropdown').filter({has: page.locator(entry)});
  await menu.first().hover();
  const before = page.url();
  await menu.first().locator(entry).first().click();
  await page.waitForURL((url) => url.href !== before);
}

/** The way of a reader: each step starts where the one before it ended. */
function stepsOf({languages, versions}: Deployment, origin: string, versionPath?: string): Step[] {
  const [[code, root] = ['', '/'], ...others] = Object.entries(languages);
  const query = searches[code as keyof typeof searches]?.query ?? searches.en.query;
  const hasPage = (page: Page): Promise<void> => expect(page.locator('main h1')).toBeVisible();
  return [
    ['open the home page', (page) => page.goto(origin + root).then(() => hasPage(page))],
    [
      'see the languages and versions in the menus, and no others',
      async (page) => {
        const languageLinks = page.locator('.navbar .dropdown__menu a[lang]');
        await expect(languageLinks).toHaveCount(others.length > 0 ? others.length + 1 : 0);
        await expect(page.locator('.navbar a[lang]')).toHaveCount(others.length > 0 ? 2 * others.length + 1 : 0);
        const numbers = versions ?? allVersions.map(({label}) => label);
        await expect(page.locator('.navbar .dropdown__menu a', {hasText: /^\d+(\.\d+)+/})).toHaveCount(numbers.length);
      },
    ],
    [
      'follow a card to a guide',
      async (page) => {
        await page.locator('main a[href*="/docs/tutorial/"]').first().click();
        await page.waitForURL(/\/docs\/tutorial\//);
        await hydrate(page);
        await hasPage(page);
      },
    ],
    ...(others.length > 0
      ? [
          [
            'choose another language',
            (page) => chooseInMenu(page, 'a[lang]:not(.dropdown__link--active)'),
          ] satisfies Step,
          [
            'choose the first language again',
            (page) => chooseInMenu(page, `a[href^="${root}docs/"][lang]`),
          ] satisfies Step,
        ]
      : []),
    ...(versions?.length !== 1 && versionPath
      ? [['choose another version', (page) => chooseInMenu(page, `a[href*="/docs/${versionPath}"]`)] satisfies Step]
      : []),
    [
      'search for a word and open what is found',
      async (page) => {
        await page.goto(`${origin}${root}docs`);
        const box = await openSearchBox(page);
        await box.ask(query);
        await page.keyboard.press('Enter');
        await page.waitForURL((url) => url.pathname !== `${root}docs`);
        await hasPage(page);
      },
    ],
    [
      'try an operation',
      async (page) => {
        await page.goto(origin + root + operation);
        const panel = page.locator('details.try').first();
        await panel.locator('> summary').click();
        await panel.locator('.try-actions [type="submit"]').click();
        await expect(page.locator('.try-answer pre').first()).toContainText('"code"');
      },
    ],
    [
      'meet the not-found page',
      async (page) => {
        await page.goto(`${origin}${root}docs/tutorial/receiver/signdrow`);
        await expect(page.locator(`main a[href="${root}docs/tutorial/receiver/signdraw"]`)).toBeVisible();
      },
    ],
  ];
}

/** Messages of the not-found page itself. */
const expected = /status of 404|status 404: .*\/signdrow$/;

/**
 * Walks through a deployment in Chromium, as far as it is installed.
 *
 * @param versionPath path of an older version that is built
 * @returns the requests that the pages made, and what went wrong
 */
export async function walk(
  deployment: Deployment,
  origin: string,
  base: string,
  versionPath?: string,
): Promise<{requests: number; findings: Finding[]}> {
  const findings: Finding[] = [];
  const browser = await chromium.launch({
    executablePath: existsSync(chromiumPath) ? chromiumPath : undefined,
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    const page = await browser.newPage({viewport: {width: 1440, height: 900}});
    page.setDefaultTimeout(15_000);
    const faults = await watchFaults(page);
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    for (const [name, take] of stepsOf(deployment, origin, versionPath)) {
      const add = (problem: string): void => void findings.push({where: `walk: ${name}`, problem});
      try {
        await take(page);
        await page.waitForLoadState('networkidle');
      } catch (error) {
        add(`${error instanceof Error ? error.message.split('\n')[0] : String(error)} (at ${page.url()})`);
      }
      for (const fault of faults.splice(0)) if (!expected.test(fault)) add(fault);
    }
    for (const url of new Set(requests))
      if (!/^(?:data|blob):/.test(url) && !url.startsWith(origin + base))
        findings.push({where: 'walk', problem: `asks for ${url}, which is not below ${base}.`});
    return {requests: requests.length, findings};
  } finally {
    await browser.close();
  }
}
