import type {Plugin} from 'postcss';

/** Of a browser in which nobody changed the size of letters. */
const pixelsPerEm = 16;

/** PostCSS plugin: lengths in media queries in `em`, which there is the size of letters that the reader set. */
export const toLetterWidths: Plugin = {
  postcssPlugin: 'to-letter-widths',
  AtRuleExit: {
    media(rule) {
      rule.params = rule.params.replace(/([\d.]+)px/g, (_, pixels: string) => `${Number(pixels) / pixelsPerEm}em`);
    },
  },
};
