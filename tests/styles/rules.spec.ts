import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {readShownClasses} from './findOtherPages';
import {expect, test} from './fixtures';
import {listRules} from './listRules';
import {buildFolder} from '../../tools/buildFolder';

const folder = buildFolder();

/** Pages about the configuration that only the dev server has. */
const debugLayer = 'docusaurus.plugin-debug';

test('every rule of the site, and of the theme for what its pages show, is in the published style sheets', async ({
  page,
  request,
}) => {
  const sheets = readdirSync(join(folder, 'assets/css')).filter((file) => file.endsWith('.css'));
  const published = new Map<string, Set<string>>();
  for (const sheet of sheets) {
    for (const {selector, properties} of await listRules(
      page,
      readFileSync(join(folder, 'assets/css', sheet), 'utf8'),
    )) {
      published.set(selector, new Set([...(published.get(selector) ?? []), ...properties]));
    }
  }
  const response = await request.get(`${process.env.DEVELOPMENT_ORIGIN}/styles.css`);
  const written = await listRules(page, await response.text());
  const shown = readShownClasses(folder);
  const isNeeded = ({selector, layers}: (typeof written)[number]): boolean => {
    if (layers.length === 0) return true;
    const classes = selector.match(/(?<=\.)[\w-]+/g) ?? [];
    return !layers.includes(debugLayer) && classes.length > 0 && classes.every((name) => shown.has(name));
  };
  const needed = written.filter(isNeeded);
  expect(needed.length).toBeGreaterThan(700);
  const missing = needed.filter(({selector, properties}) =>
    properties.some((property) => !published.get(selector)?.has(property)),
  );
  expect(missing.map(({selector, properties}) => `${selector}: ${properties.join(', ')}`)).toEqual([]);
});
