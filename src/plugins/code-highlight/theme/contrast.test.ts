import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {roles} from '../node/highlightLines';

const enough = 4.5;
const css = ['../../../css/tokens.css', 'code.css']
  .map((file) => readFileSync(path.join(__dirname, file), 'utf8'))
  .join('\n');

/** The custom properties of one colour mode; dark ones are set on top of the light ones. */
function tokensOf(mode: 'light' | 'dark'): Map<string, string> {
  const tokens = new Map<string, string>();
  for (const [, selector = '', body = ''] of css.matchAll(/([^{}]+)\{([^{}]*)\}/g)) {
    const isLight = /(^|\s|,):root\b/.test(selector);
    const isDark = /\[data-theme=['"]dark['"]\]/.test(selector);
    if (!isLight && !(isDark && mode === 'dark')) continue;
    for (const [, name = '', value = ''] of body.matchAll(/(--[\w-]+):\s*([^;]+);/g)) tokens.set(name, value.trim());
  }
  return tokens;
}

function colour(tokens: Map<string, string>, name: string): number[] {
  const value = tokens.get(name) ?? '';
  const other = /^var\((--[\w-]+)\)$/.exec(value)?.[1];
  if (other) return colour(tokens, other);
  const hex = /^#([\da-f]{3}|[\da-f]{6})$/i.exec(value)?.[1];
  if (!hex) throw new Error(`${name} is "${value}", not a colour in hexadecimal digits.`);
  const pairs = hex.length === 3 ? [...hex].map((digit) => digit + digit) : (hex.match(/../g) ?? []);
  return pairs.map((pair) => parseInt(pair, 16) / 255);
}

function luminance(channels: number[]): number {
  const [red = 0, green = 0, blue = 0] = channels.map((c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(a: number[], b: number[]): number {
  const [darker = 0, lighter = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (lighter + 0.05) / (darker + 0.05);
}

it('measures contrast as WCAG does', () => {
  expect(contrast([0, 0, 0], [1, 1, 1])).toBeCloseTo(21);
  // The textbook grey that just passes on white, and the one that just fails.
  expect(contrast(Array(3).fill(0x76 / 255), [1, 1, 1])).toBeGreaterThan(enough);
  expect(contrast(Array(3).fill(0x77 / 255), [1, 1, 1])).toBeLessThan(enough);
});

describe.each(['light', 'dark'] as const)('in %s mode, code can be read', (mode) => {
  const tokens = tokensOf(mode);
  const texts = ['text', ...roles].map((role) => `--site-code-${role}`);
  const backgrounds = ['--site-code-background', '--docusaurus-highlighted-code-line-bg'];
  it.each(texts.flatMap((text) => backgrounds.map((background) => [text, background] as const)))(
    '%s on %s',
    (text, background) => {
      expect(contrast(colour(tokens, text), colour(tokens, background))).toBeGreaterThanOrEqual(enough);
    },
  );
});
