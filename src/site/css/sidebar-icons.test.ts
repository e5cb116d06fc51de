import {readFileSync, readdirSync} from 'node:fs';
import {resolve} from 'node:path';
import postcss from 'postcss';
import {describe, expect, it} from 'vitest';
import sidebars from '../../../sidebars';

const root = resolve(__dirname, '../../..');
const read = (file: string): string => readFileSync(resolve(root, file), 'utf8');

/** Ids of the icons in the sprite, from top to bottom. */
const icons = [...read('static/img/sidebar-icons.svg').matchAll(/<g id="([\w-]+)"/g)].map(([, id]) => id ?? '');

/** Places in the sprite, counted from 0, by class. */
const places = new Map<string, number>();
postcss.parse(read('src/site/css/sidebar-icons.css')).walkDecls('--icon', ({value, parent}) => {
  places.set((parent as postcss.Rule).selector, Number(value));
});

const frozen = readdirSync(resolve(root, 'versioned_sidebars')).map(
  (file) => [file, JSON.parse(read(`versioned_sidebars/${file}`))] as [string, typeof sidebars],
);

describe.each([['the current version', sidebars], ...frozen])('in %s', (_, version) => {
  const items = Object.values(version).flatMap((sidebar) => sidebar as unknown[]) as (string | {className?: string})[];
  const classes = items.flatMap((item) => (typeof item === 'string' ? [] : (item.className ?? 'none')));

  it.each([...new Set(classes)])('the class %s has an icon', (name) => {
    expect([...places.keys()]).toContain(`.${name}`);
  });
});

it('every class has the place of the icon after which it is named', () => {
  // The first is for items without a class.
  expect([...places]).toEqual(icons.slice(1).map((id, index) => [`.icon-${id}`, index + 1]));
});

it('the sprite is as high as its icons', () => {
  expect(read('static/img/sidebar-icons.svg')).toContain(`height="${icons.length * 24}"`);
});
