import type {Config} from '@docusaurus/types';
import type {LocaleCode} from '../kit/locales';
import {homeOf} from './homeOf';
import {site} from './site';

/** Colour of the bars that a phone draws around the page: `--site-ink` of the light colours. */
export const themeColour = site.inks.light.ink;

/** @returns what is in the head of every page, beside what Docusaurus and the pages put there */
export function headTagsIn(locale: LocaleCode): Config['headTags'] {
  return [
    // Numbers, dates and addresses of the examples are invented: a phone must not offer to call or to find them.
    {
      tagName: 'meta',
      attributes: {name: 'format-detection', content: 'telephone=no, date=no, address=no, email=no'},
    },
    {tagName: 'meta', attributes: {name: 'theme-color', content: themeColour}},
    {tagName: 'link', attributes: {rel: 'apple-touch-icon', href: `${homeOf(locale)}img/apple-touch-icon.png`}},
    {tagName: 'link', attributes: {rel: 'manifest', href: `${homeOf(locale)}manifest.webmanifest`}},
  ];
}
