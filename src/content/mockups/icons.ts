import * as z from 'zod';
import type {LocaleCode} from '../../kit/locales';
import {svg, type Child} from '../../kit/html';
import {message} from '../../kit/messages';

/** Paths of a 24 by 24 view box. */
const paths = {
  bell: 'M6 17V11a6 6 0 0 1 12 0v6l2 2H4zM10 21h4',
  check: 'M5 12l5 5 9-10',
  close: 'M6 6l12 12M18 6L6 18',
  down: 'M6 9l6 6 6-6',
  download: 'M12 4v11M7 11l5 5 5-5M5 20h14',
  edit: 'M4 20l1-5L16 4l4 4L9 19z',
  eye: 'M2 12c5-8 15-8 20 0-5 8-15 8-20 0zM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6z',
  menu: 'M4 7h16M4 12h16M4 17h16',
  share: 'M12 15V4M8 8l4-4 4 4M5 12v8h14v-8',
  trash: 'M5 7h14M9 7V4h6v3M7 7l1 13h8l1-13',
  upload: 'M12 16V5M7 9l5-5 5 5M5 20h14',
  usb: 'M8 3h8v6H8zM6 9h12v12H6zM10.5 5.5v.5M13.5 5.5v.5',
  user: 'M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM4 21c1-8 15-8 16 0',
} as const;

const names = Object.keys(paths) as (keyof typeof paths)[];

/** An attribute that names an icon. */
export const iconName = z.enum(names);

/** @returns an icon without words of its own. */
export function icon(name: keyof typeof paths): Child {
  return svg('svg.mockup-icon', {ariaHidden: 'true', viewBox: '0 0 24 24'}, svg('path', {d: paths[name]}));
}

/** Strokes of a pen, so that two people do not sign alike. */
const strokes = [
  'M12 8C22 5 36 7 33 19S14 37 16 22 42 20 44 26 36 36 38 27 49 22 51 29 57 19 60 11 58 30 63 30 70 22 73 23 70 33 76 31 86 20 88 23 84 33 91 29 100 25 108 22M6 17H26M30 38C60 34 84 36 104 33',
  'M8 31C16 16 22 4 25 7S15 30 11 37C20 19 30 12 32 15S24 27 28 28 38 17 41 18 37 27 41 27 49 17 52 18 47 28 52 27 63 6 66 9 57 29 62 28 72 18 77 20 82 26 90 19M20 38C46 33 82 31 112 34',
] as const;

/** @returns the drawn signature of a person. */
export function penStroke(person: string, locale: LocaleCode): Child {
  const path = svg('path', {d: strokes[(person.codePointAt(person.length - 1) ?? 0) % strokes.length]});
  return svg(
    'svg.mockup-icon.mockup-stroke',
    {role: 'img', ariaLabel: message(locale, 'mockup.signature'), viewBox: '0 0 118 44'},
    path,
  );
}
