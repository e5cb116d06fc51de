import {clampChroma, converter, formatHex, parse, wcagContrast, type Oklch} from 'culori';

/** The colours of links and actions, each as `#rrggbb`. */
export interface Inks {
  light: InkSet;
  dark: InkSet;
}

/** `ink` for links and buttons, `strong` for what is pressed, `soft` below marked text, `on` for text on a button. */
export type InkSet = Readonly<Record<'ink' | 'strong' | 'soft' | 'on', string>>;

/** The family that was drawn by hand for one blue; that of another colour has the same steps of lightness and strength. */
const drawn = {
  light: {ink: '#1b46b5', strong: '#14348a', soft: '#e8edfb', on: '#ffffff'},
  dark: {ink: '#9db8ff', strong: '#c1d2ff', soft: '#1d2a4d', on: '#0e1526'},
} satisfies Inks;

/** The colour of the brand where a deployment sets none. */
export const defaultBrand: string = drawn.light.ink;

/** Contrast that WCAG asks for of text. */
const enough = 4.5;

const toOklch = converter('oklch');
const reference = oklch(drawn.light.ink);

/** @returns a colour as lightness, strength and hue, which is 0 for a grey */
function oklch(colour: string): Required<Oklch> {
  const found = toOklch(colour);
  if (!found) throw new Error(`"${colour}" is no colour.`);
  return {alpha: 1, ...found, h: found.h ?? 0};
}

/** @returns the colour that is to `brand` as a drawn one is to the drawn blue; light by its distance, or by itself */
function like(colour: string, brand: Oklch, lightness: 'from the brand' | 'as drawn'): string {
  const {l, c, h} = oklch(colour);
  return toHex({
    mode: 'oklch',
    l: lightness === 'as drawn' ? l : (brand.l * l) / reference.l,
    c: (brand.c * c) / reference.c,
    h: (brand.h ?? 0) + h - reference.h,
  });
}

const toHex = (colour: Oklch): string => formatHex(clampChroma(colour, 'oklch'));

/** @returns the family of a colour, whether it can be read or not */
function familyOf(brand: Oklch): Inks {
  return {
    light: {
      ink: toHex(brand),
      strong: like(drawn.light.strong, brand, 'from the brand'),
      soft: like(drawn.light.soft, brand, 'as drawn'),
      on: drawn.light.on,
    },
    dark: {
      ink: like(drawn.dark.ink, brand, 'as drawn'),
      strong: like(drawn.dark.strong, brand, 'as drawn'),
      soft: like(drawn.dark.soft, brand, 'as drawn'),
      on: like(drawn.dark.on, brand, 'as drawn'),
    },
  };
}

/** Marked text has the lowest contrast; what is enough there is so on paper, too. */
const contrastOf = ({light: {ink, soft}}: Inks): number => wcagContrast(ink, soft);

/** @returns the closest colour of the same hue that can be read, which is a darker one */
function closestReadable(brand: Oklch): string {
  // As it would be written: what a screen cannot show is gone then.
  const darker = (l: number): string => toHex({...brand, l});
  let [dark, bright] = [0, brand.l];
  while (bright - dark > 0.001) {
    const middle = (dark + bright) / 2;
    if (contrastOf(familyOf(oklch(darker(middle)))) >= enough) dark = middle;
    else bright = middle;
  }
  return darker(dark);
}

/**
 * @param setting where the colour was set, for errors
 * @param colour of the brand, in any notation of CSS
 * @returns the inks of light and dark pages
 * @throws Error when it is no colour, or when text in it could not be read
 */
export function readInks(setting: string, colour: string): Inks {
  const parsed = parse(colour);
  if (!parsed || (parsed.alpha ?? 1) < 1)
    throw new Error(`${setting} is "${colour}". Give an opaque colour as in CSS, such as ${defaultBrand}.`);
  const brand = oklch(colour);
  const inks = familyOf(brand);
  const contrast = contrastOf(inks);
  if (contrast >= enough) return inks;
  throw new Error(
    `${setting} is "${colour}": links in it would have a contrast of ${contrast.toFixed(2)} to what is behind them; ` +
      `readers need ${enough}. The nearest colour that can be read is ${closestReadable(brand)}.`,
  );
}

/** @returns the style sheet with the variables that `tokens.css` points to */
export function inkStyles({light, dark}: Inks): string {
  const tokens = ({ink, strong, soft, on}: Inks['light']): string =>
    `--site-ink: ${ink}; --site-ink-strong: ${strong}; --site-ink-soft: ${soft}; --site-on-ink: ${on};`;
  // For what is drawn on paper, in dark pages too.
  const paper = `--site-paper-ink: ${light.ink}; --site-paper-ink-soft: ${light.soft};`;
  return `:root { ${tokens(light)} ${paper} }\n@media screen { [data-theme='dark'] { ${tokens(dark)} } }\n`;
}
