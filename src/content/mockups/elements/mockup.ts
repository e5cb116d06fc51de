import * as z from 'zod';
import {h, type Child, type Properties} from '../../../kit/html';
import {icon} from '../icons';
import {defineElement, value, type MockupElement, type RenderContext} from '../mockupElement';
import * as containers from './containers';
import * as controls from './controls';
import * as moments from './moments';

/** What a screen is drawn in. */
export const frameAttributes = {
  title: value.text.optional(),
  path: value.texts.optional(),
  device: z.enum(['web', 'phone']).optional(),
};

/** @returns a window or a phone, with the path to the screen and its title. */
export function frame(
  selector: string,
  {title, path = [], device}: z.infer<z.ZodObject<typeof frameAttributes>>,
  {children}: Pick<RenderContext, 'children'>,
  properties: Properties = {},
  caption: Child = null,
): Child {
  // The space is for those who read the text alone.
  const places = path.map((name, index) => [index > 0 ? ' ' : null, h('span', index > 0 ? icon('down') : null, name)]);
  const screen = h(
    'div',
    h('div.mockup-bar', h('i'), places),
    h('div.mockup-pane', title && h('div.mockup-title', title), children),
  );
  const look = device === 'phone' ? '.mockup-phone' : path.length > 0 ? '.mockup-inside' : '';
  return h(`${selector}.mockup${look}`, properties, screen, caption);
}

/** @returns the element of a drawing in a page; a wide one does not stand beside the text (`src/site/css/layout.css`). */
export const mockup = (isWide: boolean): MockupElement =>
  defineElement({
    attributes: z.strictObject({
      alt: value.text,
      caption: value.text.optional(),
      ...frameAttributes,
      device: z.enum(['web', 'phone', 'messages']).optional(),
    }),
    content: 'elements',
    render: ({alt, caption, device, ...attributes}, context) => {
      const properties = {ariaLabel: alt, role: 'group'};
      const words = caption && h('figcaption', caption);
      const figure = isWide ? 'figure.wide' : 'figure';
      return device === 'messages'
        ? h(`${figure}.mockup`, properties, h('div.mockup-letters', context.children), words)
        : frame(figure, {...attributes, device}, context, properties, words);
    },
  });

/** Every element that can be inside a `<Mockup>`. */
export const elements: Readonly<Record<string, MockupElement>> = {...controls, ...containers, ...moments};
