import type {Page} from '@playwright/test';
import {addresses, widths} from '../support/addresses';
import {compareSnapshots} from './compareSnapshots';
import {findOtherPages} from './findOtherPages';
import {expect, test} from './fixtures';
import type {View} from './openSite';
import {pageKinds} from './pages';
import type {PseudoState} from './pseudoStates';
import {withoutHash} from './snapshot';
import {buildFolder} from '../../tools/buildFolder';

const desk: View = {width: widths.desk, mode: 'light'};
const phone: View = {width: widths.phone, mode: 'light', touch: true};

/** What the application adds to a page: it marks the heading that the reader sees, in the contents. */
const marked = ['table-of-contents__link--active'];

for (const {name, address, from, startsAtOnce = false, except = []} of pageKinds) {
  test(`${name} looks as with npm start`, async ({published, development, expectSameLook}) => {
    await Promise.all([published.visit(address), development.visit(address)]);
    await Promise.all([published.use(), development.use()]);
    await expectSameLook(desk, ['rest', 'hover', 'focus'], except);
    await expectSameLook({...desk, mode: 'dark'}, ['rest'], except);
    await expectSameLook({...desk, motion: true}, ['rest'], except);
    await expectSameLook({...desk, media: 'print'}, ['rest'], except);
    await expectSameLook(phone, ['rest'], except);
    await expectSameLook({...phone, mode: 'dark'}, ['active'], except);
  });

  if (!startsAtOnce) {
    test(`${name} looks the same before its application runs`, async ({published}) => {
      // The phone comes last: browsers under test go on without a mouse.
      for (const view of [desk, phone]) {
        await published.setView(view);
        await published.visit(address);
        const before = await published.snapshot();
        await published.use();
        const compare = async (): Promise<string[]> => compareSnapshots(before, await published.snapshot(), marked);
        await expect.poll(compare).toEqual([]);
      }
    });
  }

  if (from !== undefined) {
    test(`${name} looks the same to those who come by a link`, async ({published, another}) => {
      await Promise.all([published, another].map(({setView}) => setView(desk)));
      await Promise.all([published.visit(address), another.visit(from)]);
      await Promise.all([published.use(), another.use()]);
      const opened = await another.page.evaluateHandle(() => document);
      await another.page.locator(`:is(nav, main, footer) a[href="${address}"]:visible`).first().click();
      await expect(another.page).toHaveURL(new RegExp(`${address}$`));
      await another.page.mouse.move(0, 0);
      const compare = async (): Promise<string[]> =>
        compareSnapshots(await another.snapshot(), await published.snapshot());
      await expect.poll(compare).toEqual([]);
      expect(await opened.evaluate((before) => before === document)).toBe(true);
    });
  }
}

test('what only other pages show looks as with npm start', async ({
  published,
  development,
  expectSameLook,
  request,
}) => {
  test.slow();
  const css = await (await request.get(`${process.env.DEVELOPMENT_ORIGIN}/styles.css`)).text();
  const styled = new Set((css.match(/(?<=\.)[a-z][\w-]*/gi) ?? []).map(withoutHash));
  const folder = buildFolder();
  for (const address of findOtherPages(folder, [...pageKinds.map((kind) => kind.address), '/404'], styled)) {
    await Promise.all([published.visit(address), development.visit(address)]);
    await Promise.all([published.use(), development.use()]);
    await expectSameLook(desk, ['rest', 'hover']);
    await expectSameLook({...phone, mode: 'dark'}, ['rest']);
  }
});

/** Serves the published style sheets without the rules that match. */
async function dropRules(page: Page, rule: RegExp): Promise<void> {
  await page.route('**/assets/css/*.css', async (route) => {
    const response = await route.fetch();
    await route.fulfill({response, body: (await response.text()).replace(rule, '')});
  });
}

test('a rule for a state that is missing is seen', async ({published, another}) => {
  await dropRules(another.page, /\.code-block:is\([^{}]*\.code-tools button\{[^{}]*\}/);
  const both = [published, another];
  await Promise.all(both.map(({setView}) => setView(desk)));
  await Promise.all(both.map(({visit}) => visit(addresses.concept)));
  await Promise.all(both.map(({use}) => use()));
  const differences = async (state: PseudoState): Promise<string[]> =>
    compareSnapshots(await another.snapshot(state), await published.snapshot(state));
  await expect.poll(() => differences('rest')).toEqual([]);
  expect(await differences('hover')).toContainEqual(
    expect.stringMatching(/^opacity: 0 instead of 1 .*code-tools > button/),
  );
});

test('a variable that is missing is seen', async ({published, another}) => {
  await dropRules(another.page, /(?<=\.breadcrumbsContainer[^{}]*\{[^{}]*)--ifm-breadcrumb-size-multiplier:[^;}]*;?/);
  await Promise.all([published, another].map(({visit}) => visit(addresses.guide)));
  const differences = compareSnapshots(await another.snapshot(), await published.snapshot());
  expect(differences).toContainEqual(expect.stringMatching(/^font-size: 16px instead of 12.8px/));
});
