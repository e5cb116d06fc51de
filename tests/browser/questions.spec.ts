import {addresses} from '../support/addresses';
import {expect, hydrate, test} from '../support/fixtures';

const id = 'account';
const question = `details.question:has(> summary #${id})`;

test.describe('frequently asked questions', () => {
  test('unfold and fold at a press', async ({page, open}) => {
    await open(addresses.questions);
    const answer = page.locator(`${question} > section`);
    await expect(answer).toBeHidden();
    await page.locator(`#${id}`).click();
    await expect(answer).toBeVisible();
    await page.locator(`#${id}`).click();
    await expect(answer).toBeHidden();
  });

  test('an address opens its question', async ({page, read}) => {
    await read(`${addresses.questions}#${id}`);
    const answer = page.locator(`${question} > section`);
    await expect(answer).toBeVisible();
    await expect(page.locator(`#${id}`)).toBeInViewport();
    // Also for screen readers, and the arrow.
    await expect(page.locator(question)).toHaveAttribute('open');
    await hydrate(page);
    await expect(page.locator(question)).toHaveAttribute('open');
    await expect(answer).toBeVisible();
  });

  test('a link to a question on the same page opens it', async ({page, open}) => {
    await open(addresses.questions);
    await page.evaluate((target) => {
      const link = Object.assign(document.createElement('a'), {href: target, textContent: target});
      document.querySelector('h1')!.after(link);
    }, `#${id}`);
    await page.getByRole('link', {name: `#${id}`}).click();
    await expect(page.locator(`${question} > section`)).toBeVisible();
    await expect(page.locator(`#${id}`)).toBeInViewport();
  });

  test('are all open on paper', async ({page, open}) => {
    await open(addresses.questions);
    await page.emulateMedia({media: 'print'});
    const answers = await page.locator('details.question > section').all();
    expect(answers.length).toBeGreaterThan(10);
    for (const answer of answers) await expect(answer).toBeVisible();
  });

  test('none of them holds what is said of the whole page', async ({page, open}) => {
    await open(addresses.questions);
    await expect(page.locator('.notes')).toBeVisible();
  });
});

test.describe('frequently asked questions without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('unfold at a press, and an address opens its question', async ({page}) => {
    await page.goto(addresses.questions);
    const answer = page.locator(`${question} > section`);
    await expect(answer).toBeHidden();
    await page.locator(`#${id}`).click();
    await expect(answer).toBeVisible();
    await page.goto(`${addresses.questions}?again#${id}`);
    await expect(answer).toBeVisible();
  });
});
