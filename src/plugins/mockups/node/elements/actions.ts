import * as z from 'zod';
import {h} from '../../../../content/html';
import {icon, iconName} from '../icons';
import {
  control,
  defineElement,
  notAnItem,
  pointer,
  screenReaderText,
  value,
  type MockupElement,
} from '../mockupElement';

export const Button = defineElement({
  attributes: z.strictObject({label: value.text, primary: value.flag, danger: value.flag, ...pointer}),
  render: ({label, primary, danger, ...pointer}, {locale}) => {
    const look = danger ? '.mockup-danger' : primary ? '.mockup-primary' : '';
    return control(`div.mockup-button${look}`, pointer, locale, label);
  },
});

export const Buttons = defineElement({
  attributes: z.strictObject({}),
  content: 'elements',
  render: (_, {children}) => h('div.mockup-buttons', children),
});

export const Icon = defineElement({
  attributes: z.strictObject({name: iconName, label: value.text, ...pointer}),
  render: ({name, label, ...pointer}, {locale}) =>
    control('div.mockup-option', pointer, locale, icon(name), h('span', label)),
});

/** A row or column of items, of which the selected one may be the control to use. */
function itemList(selector: string): MockupElement {
  return defineElement({
    attributes: z
      .strictObject({items: value.texts, selected: value.text, ...pointer})
      .refine(({items, selected}) => items.includes(selected), notAnItem('selected')),
    render: ({items, selected, ...pointer}, {locale}) =>
      h(
        selector,
        items.map((item) =>
          item === selected
            ? control('div.mockup-on', pointer, locale, item, screenReaderText(locale, 'chosen'))
            : h('div', item),
        ),
      ),
  });
}

export const Menu = itemList('div.mockup-menu');

export const Tabs = itemList('div.mockup-tabs');

export const Steps = defineElement({
  attributes: z
    .strictObject({items: value.texts, current: value.text})
    .refine(({items, current}) => items.includes(current), notAnItem('current')),
  render: ({items, current}, {locale}) => {
    const steps = items.map((item, index) => {
      if (item === current) {
        return h('div.mockup-on', h('b', index + 1), ' ', h('span', item, screenReaderText(locale, 'chosen')));
      }
      const isDone = index < items.indexOf(current);
      return h(
        isDone ? 'div.mockup-done' : 'div',
        null,
        h('b', isDone ? icon('check') : index + 1),
        ' ',
        h('span', item),
      );
    });
    return h('div.mockup-steps', steps);
  },
});
