import {readFileSync} from 'node:fs';
import {Resvg} from '@resvg/resvg-js';
import satori from 'satori';
import type {Inks} from './inks';

/** The card's font comes in parts by their letters; the first part that has a letter draws it. */
const weights = [400, 600, 700] as const;
const letters = ['latin', 'latin-ext', 'vietnamese'] as const;

const cardSize = {width: 1200, height: 630};

/** Of its side, what the logo takes of an icon: phones may cut the icon to a circle. */
const logoShare = 2 / 3;

/** What a social card says. */
export interface Card {
  /** Small, above the name. */
  kind: string;
  /** Of the product. */
  name: string;
  /** Below the name. */
  about: string;
}

const toDataUri = (markup: string): string => `data:image/svg+xml;base64,${Buffer.from(markup).toString('base64')}`;

const toPng = (markup: string): Buffer => new Resvg(markup, {font: {loadSystemFonts: false}}).render().asPng();

/** @returns the logo on white, as a PNG of `size` pixels for the home screens of phones */
export function drawIcon(logo: string, size: number): Buffer {
  const side = size * logoShare;
  const start = (size - side) / 2;
  return toPng(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}"><rect width="100%" height="100%" fill="#fff"/>` +
      `<image href="${toDataUri(logo)}" x="${start}" y="${start}" width="${side}" height="${side}"/></svg>`,
  );
}

/** The drawing beside the words: a document with a signature and a seal, and who has signed. */
function drawing({light: {ink, soft}}: Inks): string {
  const line = (y: number, width: number): string =>
    `<rect x="58" y="${y}" width="${width}" height="8" rx="4" fill="#dfe1e8"/>`;
  const person = (y: number, mark: string): string =>
    `<rect x="290" y="${y}" width="110" height="56" rx="10" fill="#fff" stroke="#dfe1e8" stroke-width="2"/>${mark}` +
    `<rect x="342" y="${y + 17}" width="42" height="7" rx="3.5" fill="#565d6d"/><rect x="342" y="${y + 32}" width="28" height="7" rx="3.5" fill="#dfe1e8"/>`;
  const signed = (y: number): string =>
    `<circle cx="318" cy="${y + 28}" r="14" fill="#0a6b52"/><path d="m311 ${y + 28} 5 6 9-11" fill="none" stroke="#fff" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-16 0 418 330">
<rect x="14" y="14" width="236" height="306" rx="14" fill="#fff" stroke="#dfe1e8" stroke-width="2" transform="rotate(-5 130 320)"/>
<rect x="30" y="4" width="236" height="320" rx="14" fill="#fff" stroke="#dfe1e8" stroke-width="2"/>
<rect x="58" y="36" width="116" height="14" rx="7" fill="${ink}"/>
${line(72, 180)}${line(92, 164)}${line(112, 176)}${line(132, 120)}${line(164, 180)}${line(184, 148)}
<rect x="58" y="218" width="128" height="72" rx="8" fill="${soft}" stroke="${ink}" stroke-width="2" stroke-dasharray="6 5"/>
<path d="M72 268c14-32 26-40 30-34 6 10-18 40-6 42 12 0 18-34 28-32 6 4-6 24 2 26 12 2 12-16 20-14 4 2 0 10 6 10 6 0 8-6 14-6" fill="none" stroke="${ink}" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/>
<circle cx="228" cy="260" r="39" fill="#fff" stroke="#b3261e" stroke-width="4"/><circle cx="228" cy="260" r="30" fill="none" stroke="#b3261e" stroke-width="2"/>
<path d="m216 264 9 9 17-25" fill="none" stroke="#b3261e" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/>
<path d="M318 96v34M318 200v34" stroke="#c4c8d2" stroke-width="3" stroke-dasharray="3 7"/>
${person(32, signed(32))}${person(136, signed(136))}${person(240, `<circle cx="318" cy="268" r="14" fill="${soft}"/><circle cx="318" cy="268" r="4" fill="${ink}"/>`)}
</svg>`;
}

/** The longest name that the card writes in the largest letters; a longer one is written in smaller ones. */
const sizes = [
  {upTo: 36, size: 64},
  {upTo: 60, size: 52},
  {upTo: Infinity, size: 40},
];

/** The part of an element that satori reads. */
interface Box {
  type: string;
  props: {
    style?: Readonly<Record<string, string | number>>;
    children?: string | readonly Box[];
    [name: string]: unknown;
  };
}

const box = (style: Readonly<Record<string, string | number>>, children: string | readonly Box[]): Box => ({
  type: 'div',
  props: {style: {display: 'flex', ...style}, children},
});

const picture = (markup: string, width: number, height: number): Box => ({
  type: 'img',
  props: {src: toDataUri(markup), width, height, style: {objectFit: 'contain', objectPosition: 'left'}},
});

/**
 * @param spare words for a card whose letters the font does not have
 * @returns the picture that programs show beside a link to the site, as a PNG
 */
export async function drawCard(card: Card, spare: Card, logo: string, inks: Inks): Promise<Buffer> {
  const {markup, lacks} = await layOut(card, logo, inks);
  return toPng(lacks ? (await layOut(spare, logo, inks)).markup : markup);
}

async function layOut({kind, name, about}: Card, logo: string, inks: Inks): Promise<{markup: string; lacks: boolean}> {
  const fontSize = sizes.find(({upTo}) => name.length <= upTo)!.size; // The last one fits all.
  const words = box({flexDirection: 'column', justifyContent: 'center', width: 620, gap: 20, flexGrow: 1}, [
    box({color: inks.light.ink, fontSize: 26, fontWeight: 600}, kind),
    box({color: '#1c2333', fontSize, fontWeight: 700, lineHeight: 1.2, display: 'block', lineClamp: 4}, name),
    box({color: '#565d6d', fontSize: 27, lineHeight: 1.4}, about),
  ]);
  const left = box({flexDirection: 'column', height: '100%'}, [words, picture(logo, 240, 64)]);
  const style = {
    width: '100%',
    height: '100%',
    boxSizing: 'border-box',
    padding: '64px 56px 56px 84px',
    justifyContent: 'space-between',
    alignItems: 'center',
    backgroundColor: '#f6f7fa',
    backgroundImage: `radial-gradient(circle at 85% 0%, ${inks.light.soft}, #f6f7fa 60%)`,
    fontFamily: letters.join(', '),
  };
  let lacks = false;
  const markup = await satori(box(style, [left, picture(drawing(inks), 418, 330)]) as Parameters<typeof satori>[0], {
    ...cardSize,
    fonts: readFonts(),
    loadAdditionalAsset: () => {
      lacks = true;
      return Promise.resolve([]);
    },
  });
  return {markup, lacks};
}

function readFonts() {
  const folder = '@fontsource/be-vietnam-pro/files/be-vietnam-pro';
  return weights.flatMap((weight) =>
    letters.map((part) => ({
      name: part,
      weight,
      data: readFileSync(require.resolve(`${folder}-${part}-${weight}-normal.woff`)),
    })),
  );
}
