import {readFileSync} from 'node:fs';
import {resolve} from 'node:path';
import {site} from '../../src/config/site';
import {inkStyles} from '../../src/site/brand/inks';

export type Tokens = ReadonlyMap<string, string>;

/**
 * @param files style sheets, from the root of the project
 * @returns the custom properties of one colour mode, with the colours of the brand; dark ones are set on top of the light ones
 */
export function readTokens(mode: 'light' | 'dark', files: readonly string[]): Tokens {
  const sheets = files.map((file) => readFileSync(resolve(__dirname, '../..', file), 'utf8'));
  const css = [inkStyles(site.inks), ...sheets].join('\n');
  const tokens = new Map<string, string>();
  for (const [, selector = '', body = ''] of css.matchAll(/([^{}]+)\{([^{}]*)\}/g)) {
    const isLight = /(^|\s|,):root\b/.test(selector);
    const isDark = /\[data-theme=['"]dark['"]\]/.test(selector);
    if (!isLight && !(isDark && mode === 'dark')) continue;
    for (const [, name = '', value = ''] of body.matchAll(/(--[\w-]+):\s*([^;]+);/g)) tokens.set(name, value.trim());
  }
  return tokens;
}

/** @returns red, green and blue of a token, between 0 and 1; a token that points to another is followed. */
function colour(tokens: Tokens, name: string): number[] {
  const value = tokens.get(name) ?? '';
  const other = /^var\((--[\w-]+)\)$/.exec(value)?.[1];
  if (other) return colour(tokens, other);
  const hex = /^#([\da-f]{3}|[\da-f]{6})$/i.exec(value)?.[1];
  if (!hex) throw new Error(`${name} is "${value}", not a colour in hexadecimal digits.`);
  const pairs = hex.length === 3 ? [...hex].map((digit) => digit + digit) : (hex.match(/../g) ?? []);
  return pairs.map((pair) => parseInt(pair, 16) / 255);
}

function luminance(channels: readonly number[]): number {
  const [red = 0, green = 0, blue = 0] = channels.map((c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** @returns the contrast of two colours as WCAG defines it, from 1 to 21. */
export function contrast(a: readonly number[], b: readonly number[]): number {
  const [darker = 0, lighter = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (lighter + 0.05) / (darker + 0.05);
}

/** @returns the contrast of two tokens. */
export function tokenContrast(tokens: Tokens, a: string, b: string): number {
  return contrast(colour(tokens, a), colour(tokens, b));
}
