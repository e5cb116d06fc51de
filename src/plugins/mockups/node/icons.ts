import * as z from 'zod';
import {svg, type Child} from '../../../content/html';

/** Paths of a 24 by 24 view box. */
const paths = {
  bell: 'M6 17V11a6 6 0 0 1 12 0v6l2 2H4zM10 21h4',
  calendar: 'M4 6h16v14H4zM4 10h16M8 3v4M16 3v4',
  check: 'M5 12l5 5 9-10',
  close: 'M6 6l12 12M18 6L6 18',
  down: 'M6 9l6 6 6-6',
  download: 'M12 4v11M7 11l5 5 5-5M5 20h14',
  edit: 'M4 20l1-5L16 4l4 4L9 19z',
  eye: 'M2 12c5-8 15-8 20 0-5 8-15 8-20 0zM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6z',
  filter: 'M4 5h16l-6 8v6l-4-2v-4z',
  lock: 'M6 11h12v9H6zM8 11V8a4 4 0 0 1 8 0v3',
  menu: 'M4 7h16M4 12h16M4 17h16',
  more: 'M12 4v1.5M12 11.3v1.5M12 18.5v1.5',
  plus: 'M12 5v14M5 12h14',
  search: 'M11 4a7 7 0 1 0 0 14 7 7 0 0 0 0-14zM16 16l5 5',
  share: 'M12 15V4M8 8l4-4 4 4M5 12v8h14v-8',
  trash: 'M5 7h14M9 7V4h6v3M7 7l1 13h8l1-13',
  upload: 'M12 16V5M7 9l5-5 5 5M5 20h14',
  user: 'M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM4 21c1-8 15-8 16 0',
} as const;

const names = Object.keys(paths) as (keyof typeof paths)[];

/** An attribute that names an icon. */
export const iconName = z.enum(names);

/** @returns an icon without words of its own. */
export function icon(name: keyof typeof paths): Child {
  return svg('svg.mockup-icon', {ariaHidden: 'true', viewBox: '0 0 24 24'}, svg('path', {d: paths[name]}));
}
