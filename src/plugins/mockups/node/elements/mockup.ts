import * as z from 'zod';
import {h} from '../../../../content/html';
import {icon} from '../icons';
import {defineElement, value, type MockupElement} from '../mockupElement';
import * as containers from './containers';
import * as controls from './controls';

/** A window or a phone, with the path to the screen and its title. */
export const mockup = defineElement({
  attributes: z.strictObject({
    alt: value.text,
    title: value.text.optional(),
    path: value.texts.optional(),
    device: z.enum(['web', 'phone']).optional(),
  }),
  content: 'elements',
  render: ({alt, title, path = [], device}, {children}) =>
    h(
      device === 'phone' ? 'figure.mockup.mockup-phone' : 'figure.mockup',
      {ariaLabel: alt, role: 'group'},
      h(
        'div',
        h(
          'div.mockup-bar',
          h('i'),
          // The space is for those who read the text alone.
          path.map((name, index) => [index > 0 ? ' ' : null, h('span', index > 0 ? icon('down') : null, name)]),
        ),
        h('div.mockup-body', title && h('div.mockup-title', title), children),
      ),
    ),
});

/** Every element that can be inside a `<Mockup>`. */
export const elements: Readonly<Record<string, MockupElement>> = {...controls, ...containers};
