import {test} from './fixtures';
import {openStates} from './openStates';

const everyState = ['rest', 'hover', 'focus'] as const;

for (const {name, address, view, open, states = everyState} of openStates) {
  test(`${name} looks as with npm start`, async ({published, development, expectSameLook}) => {
    const both = [published, development];
    // The search index is made by the build only.
    await development.page.route('**/search-index-*.json', async (route) => {
      const {pathname} = new URL(route.request().url());
      await route.fulfill({response: await route.fetch({url: `${process.env.SITE_ORIGIN}${pathname}`})});
    });
    await Promise.all(both.map(({setView}) => setView(view)));
    await Promise.all(both.map(({visit}) => visit(address)));
    await Promise.all(both.map(({use}) => use()));
    await Promise.all(both.map(({page}) => open(page)));
    await expectSameLook(view, states);
  });
}
