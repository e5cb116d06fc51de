import {test as bare, type Locator, type Page, type Route} from '@playwright/test';
import {buildPolicy} from '../../src/publishing/policy/contentSecurityPolicy';
import {currentVersion, versions} from '../../src/kit/versions';
import {site} from '../../src/config/site';
import {holdApplication} from '../support/application';
import {addresses} from '../support/addresses';
import {expect, test, waitUntilReady} from '../support/fixtures';
import {nightly} from '../support/nightly';
import {words} from '../support/words';

const endpoint = 'https://feedback.example.com/docs';

/** @returns the connect-src directive of a policy */
const connectSrc = (policy: string): string => /connect-src [^;]*/.exec(policy)?.[0] ?? '';

const permitted = connectSrc(
  buildPolicy([], {hasAnalytics: false, hasHostedSearch: false, feedbackEndpoint: endpoint}),
);

/**
 * Serves the site as if it had been built with an endpoint: the setting is one string in the application and one source
 * in the policy.
 *
 * @returns what is posted
 */
async function setEndpoint(page: Page, answer: (route: Route) => Promise<void>): Promise<unknown[]> {
  const posts: unknown[] = [];
  await page.route('**', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    const headers = response.headers();
    const policy = headers['content-security-policy'] ?? '';
    await route.fulfill({
      response,
      headers: {...headers, 'content-security-policy': policy.replace(connectSrc(policy), permitted)},
    });
  });
  await page.route(/\/assets\/js\/main\.\w+\.js$/, async (route) => {
    const response = await route.fetch();
    const script = await response.text();
    expect(script).toContain('feedbackEndpoint:""');
    await route.fulfill({response, body: script.replace('feedbackEndpoint:""', `feedbackEndpoint:"${endpoint}"`)});
  });
  await page.route(endpoint, async (route) => {
    posts.push(route.request().postDataJSON());
    await answer(route);
  });
  return posts;
}

const accept = (route: Route): Promise<void> =>
  route.fulfill({status: 204, headers: {'access-control-allow-origin': '*'}});

/** The parts of the question, found as readers find them. */
function questionOf(
  page: Page,
  texts: (typeof words)['en'],
): Record<'yes' | 'no' | 'comment' | 'send' | 'status', Locator> {
  const group = page.getByRole('group', {name: texts.helpful});
  return {
    yes: group.getByRole('radio', {name: texts.yes}),
    no: group.getByRole('radio', {name: texts.no}),
    comment: page.getByRole('textbox', {name: texts.comment}),
    send: page.getByRole('button', {name: texts.send, exact: true}),
    status: page.locator('[data-feedback]').getByRole('status'),
  };
}

const texts = words.en;
const address = addresses.guide;
const post = {page: site.url + address, language: 'en', version: currentVersion.label, comment: ''};

test.describe('the question whether a page helped', () => {
  test('is answered with yes, and the thanks are announced', async ({page, open}) => {
    const posts = await setEndpoint(page, accept);
    await open(address);
    const {yes, comment, send, status} = questionOf(page, texts);
    await expect(comment).toBeHidden();
    await yes.check();
    await expect(comment).toBeVisible();
    expect(posts).toEqual([]);
    await send.click();
    await expect(status).toHaveText(texts.feedbackSent);
    await expect(send).toHaveCount(0);
    expect(posts).toEqual([{...post, answer: 'yes'}]);
  });

  test('is answered with no and a comment, by keyboard, in another version', nightly, async ({page, open}) => {
    const old = addresses.frozenOperation;
    const {label} = versions.find(({path}) => path !== '' && old.includes(`/docs/${path}/`))!;
    const posts = await setEndpoint(page, accept);
    await open(old);
    const {yes, comment, status} = questionOf(page, texts);
    await yes.focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Tab');
    await expect(comment).toBeFocused();
    await page.keyboard.type('Ảnh "cũ" / 2024?');
    await page.keyboard.press('Enter');
    await expect(status).toHaveText(texts.feedbackSent);
    expect(posts).toEqual([{...post, page: site.url + old, version: label, answer: 'no', comment: 'Ảnh "cũ" / 2024?'}]);
  });

  test('is asked again on the next page', nightly, async ({page, open}) => {
    await setEndpoint(page, accept);
    await open(address);
    const {yes, send, status} = questionOf(page, texts);
    await yes.check();
    await send.click();
    await expect(status).toHaveText(texts.feedbackSent);
    await page.locator('.pagination-nav').getByRole('link', {name: texts.next}).click();
    await expect(yes).not.toBeChecked();
    await expect(status).toBeEmpty();
  });

  test('blocks nothing while the endpoint is slow, and is sent once', nightly, async ({page, open}) => {
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const posts = await setEndpoint(page, async (route) => {
      await held;
      await accept(route);
    });
    await open(address);
    const {no, send, status} = questionOf(page, texts);
    await no.check();
    await send.click();
    await expect(status).toHaveText(texts.feedbackSending);
    await expect(send).toHaveAttribute('aria-disabled', 'true');
    await send.focus();
    await page.keyboard.press('Enter');
    await page.getByRole('button', {name: texts.colourMode}).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    release();
    await expect(status).toHaveText(texts.feedbackSent);
    expect(posts).toHaveLength(1);
  });

  test('waits for the application when it is answered before', nightly, async ({page, read}) => {
    const posts = await setEndpoint(page, accept);
    const release = await holdApplication(page);
    await read(address);
    const {no, comment, send, status} = questionOf(page, texts);
    await no.check();
    await comment.fill('?');
    await send.click();
    await expect(send).toHaveAttribute('aria-busy', 'true');
    await release();
    await expect(status).toHaveText(texts.feedbackSent);
    expect(posts).toEqual([{...post, answer: 'no', comment: '?'}]);
  });

  test('becomes a message where the deployment has no endpoint', async ({page, open}) => {
    const browser = await page.context().newCDPSession(page);
    await browser.send('Page.enable');
    const messages: string[] = [];
    browser.on('Page.frameRequestedNavigation', ({url}) => messages.push(url));
    await open(address);
    const {no, comment, send, status} = questionOf(page, texts);
    await no.check();
    await comment.fill('A & B');
    await send.click();
    await expect(status).toHaveText(texts.feedbackWritten);
    await expect.poll(() => messages).toHaveLength(1);
    const message = new URL(messages[0]!);
    expect(message.protocol).toBe('mailto:');
    expect(Object.fromEntries(message.searchParams)).toEqual({
      subject: `${texts.missing}${site.url}${address}`,
      body: 'A & B',
    });
  });
});

test.describe('a failed request', () => {
  test.use({expectedFaults: /500|ERR_FAILED/});

  test('keeps the text and says so, and the answer can be sent again', async ({page, open}) => {
    const answers = [
      (route: Route) => route.fulfill({status: 500, headers: {'access-control-allow-origin': '*'}}),
      (route: Route) => route.abort(),
      accept,
    ];
    const posts = await setEndpoint(page, (route) => answers[posts.length - 1]!(route));
    await open(address);
    const {no, comment, send, status} = questionOf(page, texts);
    await no.check();
    await comment.fill('Text');
    for (const sent of [1, 2]) {
      await send.click();
      await expect.poll(() => posts.length).toBe(sent);
      await expect(status).toHaveText(texts.feedbackFailed);
      await expect(comment).toHaveValue('Text');
      await expect(no).toBeChecked();
    }
    await send.click();
    await expect(status).toHaveText(texts.feedbackSent);
  });
});

bare.describe('without JavaScript', () => {
  bare.use({javaScriptEnabled: false});

  bare('there is a link to write a message instead of the question', async ({page}) => {
    await page.goto(address);
    const {yes, send} = questionOf(page, texts);
    await expect(yes).toBeHidden();
    await expect(send).toBeHidden();
    const link = page.locator('[data-feedback]').getByRole('link');
    await expect(link).toHaveAttribute('href', /^mailto:/);
  });
});

test('an answer that is not sent is not sent', nightly, async ({page, open}) => {
  const posts = await setEndpoint(page, accept);
  await open(addresses.guide);
  const {yes, comment} = questionOf(page, words.en);
  await yes.check();
  await comment.fill('Never mind');
  await page.locator('.pagination-nav').getByRole('link', {name: words.en.next}).click();
  await waitUntilReady(page);
  await expect(comment).toBeHidden();
  expect(posts).toEqual([]);
});
