import {source as axe} from 'axe-core';
import {addresses, inLocale, locales, nowhere} from '../support/addresses';
import {axeTags} from '../support/axeTags';
import {expect, test} from './fixtures';

const kinds: Readonly<Record<string, string>> = {...addresses, notFound: nowhere};

/** Where a translation brings labels of its own, as in the test with Chromium. */
const translatedKinds = ['home', 'guide', 'operation'];

test.use({expectedFaults: /404/});

for (const locale of locales) {
  for (const [kind, address] of Object.entries(kinds)) {
    if (locale.pathPrefix !== '' && !translatedKinds.includes(kind)) continue;

    test(`${kind} in ${locale.label} has no barrier that axe can find`, async ({reader}) => {
      await reader.open(inLocale(locale, address));
      await reader.driver.execute(axe);
      const barriers = await reader.driver.execute<string[]>(
        `return axe.run({runOnly: arguments[0], resultTypes: ['violations'], selectors: false}).then(({violations}) =>
          violations.flatMap(({id, nodes}) => nodes.map(({html}) => id + ': ' + html)))`,
        [axeTags],
      );
      expect(barriers).toEqual([]);
    });
  }
}
