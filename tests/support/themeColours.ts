import {themes, type PrismTheme} from 'prism-react-renderer';

const sources = {light: themes.oneLight, dark: themes.oneDark} as const satisfies Record<string, PrismTheme>;

/** Hue in degrees, saturation and lightness in percent. */
type Hsl = readonly [number, number, number];

function parse(colour: string): Hsl {
  const [hue, saturation, lightness, ...rest] = (colour.match(/[\d.]+/g) ?? []).map(Number);
  if (
    !colour.startsWith('hsl(') ||
    hue === undefined ||
    saturation === undefined ||
    lightness === undefined ||
    rest[0]
  ) {
    throw new Error(`"${colour}" of prism-react-renderer's theme is not a colour as hsl(hue, saturation, lightness).`);
  }
  return [hue, saturation, lightness];
}

function toHex([hue, saturation, lightness]: Hsl): string {
  const amplitude = (saturation / 100) * Math.min(lightness / 100, 1 - lightness / 100);
  const channel = (offset: number): string => {
    const place = (offset + hue / 30) % 12;
    const value = lightness / 100 - amplitude * Math.max(-1, Math.min(place - 3, 9 - place, 1));
    return Math.round(value * 255)
      .toString(16)
      .padStart(2, '0');
  };
  return `#${channel(0)}${channel(8)}${channel(4)}`;
}

/**
 * @param isReadable returns whether the contrast of a colour (hexadecimal digits) is enough
 * @returns the colour of a role in the theme of a mode: darker in the light, lighter in the dark, by as little as makes
 *   it readable
 * @throws when the theme has no colour for the role, or none of its shades can be read
 */
export function themeColour(mode: 'light' | 'dark', role: string, isReadable: (colour: string) => boolean): string {
  const rule = sources[mode].styles.find(({types, style}) => types.includes(role) && style.color);
  const [hue, saturation, start] = parse(rule?.style.color ?? '');
  const step = mode === 'light' ? -1 : 1;
  for (let lightness = start; lightness >= 0 && lightness <= 100; lightness += step) {
    const colour = toHex([hue, saturation, lightness]);
    if (isReadable(colour)) return colour;
  }
  throw new Error(`No shade of the colour for "${role}" can be read on the backgrounds of code.`);
}
