import {wcagContrast} from 'culori';
import {expect, test} from 'vitest';
import {defaultBrand, inkStyles, readInks} from './inks';

test('the drawn family is that of its own blue', () => {
  expect(readInks('DOCS_BRAND_COLOUR', defaultBrand)).toEqual({
    light: {ink: '#1b46b5', strong: '#14348a', soft: '#e8edfb', on: '#ffffff'},
    dark: {ink: '#9db8ff', strong: '#c1d2ff', soft: '#1d2a4d', on: '#0e1526'},
  });
  expect(inkStyles(readInks('', '#0a6b52'))).toMatch(/^:root \{ --site-ink: #0a6b52; /);
});

test.each(['#ffcc00', 'hotpink', '#00a86b', 'gray', '#f00', 'white'])(
  'text in %s cannot be read: it is refused with a colour that is taken',
  (colour) => {
    const nearest = /^DOCS_BRAND_COLOUR is ".+": links in it .+ readers need 4\.5\. The nearest .+ is (#[\da-f]{6})\.$/;
    let message = '';
    try {
      readInks('DOCS_BRAND_COLOUR', colour);
    } catch (error) {
      message = String((error as Error).message);
    }
    expect(message).toMatch(nearest);
    expect(readInks('', nearest.exec(message)![1]!).light.ink).toMatch(/^#/);
  },
);

test.each(['blau', '#12', 'rgb(0 0 0 / 50%)', 'transparent', 'var(--x)'])('%s is no colour of a brand', (colour) => {
  expect(() => readInks('DOCS_BRAND_COLOUR', colour)).toThrow(
    `DOCS_BRAND_COLOUR is "${colour}". Give an opaque colour`,
  );
});

/** What stands on what, as in tokens.css: text and surfaces of dark pages. */
const darkSurface = '#1a2236';
const darkText = '#e6eaf4';

test('whatever the colour, what is made from it can be read', () => {
  let taken = 0;
  for (let hue = 0; hue < 360; hue += 15)
    for (const strength of [0, 0.1, 0.2, 0.3])
      for (const lightness of [0, 0.2, 0.4, 0.5]) {
        let inks;
        try {
          inks = readInks('', `oklch(${lightness} ${strength} ${hue})`);
        } catch {
          continue;
        }
        taken += 1;
        const {light, dark} = inks;
        const pairs = [
          [light.strong, light.soft],
          [light.on, light.ink],
          ['#1c2333', light.soft],
          [dark.ink, darkSurface],
          [dark.ink, dark.soft],
          [dark.strong, dark.soft],
          [dark.on, dark.ink],
          [darkText, dark.soft],
        ] as const;
        for (const [text, ground] of pairs)
          expect(wcagContrast(text, ground), `${text} on ${ground}`).toBeGreaterThanOrEqual(4.5);
      }
  expect(taken).toBeGreaterThan(200);
});
