import {readFileSync, readdirSync} from 'node:fs';
import {resolve} from 'node:path';
import postcss from 'postcss';
import {describe, expect, it} from 'vitest';
import sidebars from '../../sidebars';

const root = resolve(__dirname, '../..');
const picture = readFileSync(resolve(root, 'static/img/areas.svg'), 'utf8');

/** Ends of addresses, each with the place of its icon. */
const places = new Map<string, number>();
postcss.parse(readFileSync(resolve(__dirname, 'areas.css'), 'utf8')).walkDecls('--area', ({value, parent}) => {
  const {selectors} = parent as postcss.Rule;
  for (const selector of selectors) places.set(/^\[href\$='(.+)'\]$/.exec(selector)?.[1] ?? selector, Number(value));
});

interface Category {
  type: string;
  link: {type: string; slug?: string; id?: string};
}

const isCategory = (item: unknown): item is Category =>
  typeof item === 'object' && (item as Category).type === 'category';

/** Addresses of the areas of a version: the categories at the top of its sidebars. */
function areasOf(version: Record<string, unknown>): string[] {
  return Object.values(version)
    .flatMap((items) => (items as unknown[]).filter(isCategory))
    .map(({link}) => link.slug ?? (link.id ?? '').replace(/\/index$/, ''));
}

const frozen = readdirSync(resolve(root, 'versioned_sidebars')).map((file) => ({
  name: file,
  areas: areasOf(
    JSON.parse(readFileSync(resolve(root, 'versioned_sidebars', file), 'utf8')) as Record<string, unknown>,
  ),
}));

describe.each([{name: 'the current version', areas: areasOf(sidebars)}, ...frozen])('in $name', ({areas}) => {
  it.each(areas)('the area %s has an icon', (area) => {
    expect([...places.keys()].some((end) => area.endsWith(end))).toBe(true);
  });
});

it('the picture holds an icon at every place, and none that no area shows', () => {
  const icons = picture.match(/<g id="[\w-]+"[^>]*>(?=<)/g) ?? [];
  // The first is for whatever has no icon of its own.
  expect(new Set(places.values()).size).toBe(icons.length - 1);
  expect(Math.max(...places.values())).toBe(icons.length - 1);
  expect(picture).toContain(`height="${icons.length * 24}"`);
});
