import * as z from 'zod';
import {labelState} from '../../labels';
import {h} from '../../../kit/html';
import {icon} from '../icons';
import {defineElement, label, value, type MockupElement} from '../mockupElement';
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
  render: ({alt, title, path = [], device}, {children, locale}) => {
    // A title may be a label or, as the code of a document, an example.
    const heading = title && labelState(title, locale) !== 'unknown' ? label(title, locale) : title;
    const screen = h(
      'div',
      h(
        'div.mockup-bar',
        h('i'),
        // The space is for those who read the text alone.
        path.map((name, index) => [
          index > 0 ? ' ' : null,
          h('span', index > 0 ? icon('down') : null, label(name, locale)),
        ]),
      ),
      h('div.mockup-body', title && h('div.mockup-title', heading), children),
    );
    return h(
      device === 'phone' ? 'figure.mockup.mockup-phone' : 'figure.mockup',
      {ariaLabel: alt, role: 'group'},
      screen,
    );
  },
});

/** Every element that can be inside a `<Mockup>`. */
export const elements: Readonly<Record<string, MockupElement>> = {...controls, ...containers};
