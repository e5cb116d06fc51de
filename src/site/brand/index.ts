import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import * as z from 'zod';
import {optionsValidator} from '../../kit/validateOptions';
import {inkStyles, type Inks} from './inks';
import {drawCard, drawIcon, type Card} from './pictures';

/** Where the files of the brand are made, from the root of the project; the config names it as a folder of static files. */
export const brandFolder = '.docusaurus/brand';

/** The icons for home screens, by their names. */
export const icons = {'apple-touch-icon.png': 180, 'icon-192.png': 192, 'icon-512.png': 512};

const words = z.strictObject({kind: z.string(), name: z.string(), about: z.string()});
const inkSet = z.strictObject({ink: z.string(), strong: z.string(), soft: z.string(), on: z.string()});

const schema = z.strictObject({
  logo: z.string().meta({value: 'the path of an SVG file'}),
  darkLogo: z.string().meta({value: 'the path of an SVG file'}),
  inks: z.strictObject({light: inkSet, dark: inkSet}),
  card: words,
  spareCard: words,
});

/** What the pages show of the brand. */
export interface BrandOptions {
  /** Paths of SVG files. */
  logo: string;
  darkLogo: string;
  inks: Inks;
  card: Card;
  /** The card where the font lacks letters of the other. */
  spareCard: Card;
}

export const validateOptions = optionsValidator<BrandOptions>(schema, 'brand (docusaurus.config.ts):');

/** Makes logo, icons and social card of a language, and the colours that `tokens.css` points to. */
export default async function brand(
  {siteDir}: LoadContext,
  {logo, darkLogo, inks, card, spareCard}: BrandOptions,
): Promise<Plugin> {
  const folder = join(siteDir, brandFolder, 'img');
  const colours = join(siteDir, '.docusaurus', 'brandColours.css');
  mkdirSync(folder, {recursive: true});
  const drawn = readFileSync(logo, 'utf8');
  // Not copied, because a copy of a read-only file is read-only, and the next language could not write it.
  writeFileSync(join(folder, 'logo.svg'), drawn);
  writeFileSync(join(folder, 'logo-dark.svg'), readFileSync(darkLogo));
  for (const [name, size] of Object.entries(icons)) writeFileSync(join(folder, name), drawIcon(drawn, size));
  writeFileSync(join(folder, 'social-card.png'), await drawCard(card, spareCard, drawn, inks));
  writeFileSync(colours, inkStyles(inks));
  return {
    name: 'brand',
    getClientModules: () => [colours],
    getPathsToWatch: () => [logo, darkLogo],
  };
}
