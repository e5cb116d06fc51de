import * as z from 'zod';
import {h, type Child} from '../../../kit/html';
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
import {option, tickBox} from './tickBox';

/** What is typed on a pad of keys: a code or a PIN. */
const digits = /^[\d•]+$/;

/** Label above a box; the hint is inside an empty box, or under a filled one. */
function field(selector: string, boxSelector: string, sign: Child): MockupElement {
  return defineElement({
    attributes: z.strictObject({
      label: value.text,
      value: value.text.optional(),
      hint: value.text.optional(),
      required: value.flag,
      ...pointer,
    }),
    render: ({label, value, hint, required, ...pointer}, context) => {
      const {locale} = context;
      const star = [h('b.mockup-star', {ariaHidden: 'true'}, '*'), screenReaderText(locale, 'required')];
      const content = value ? h('span', value) : h('span.mockup-soft', hint ?? '\u00a0');
      return h(
        value && digits.test(value) ? `${selector}.mockup-digits` : selector,
        h('div.mockup-label', label, required ? star : null),
        control(boxSelector, pointer, context, content, sign),
        value && hint ? h('div.mockup-soft', hint) : null,
      );
    },
  });
}

export const Field = field('div.mockup-field', 'div.mockup-box', null);

export const Select = field('div.mockup-field', 'div.mockup-box', icon('down'));

export const Upload = field('div.mockup-field.mockup-wide', 'div.mockup-box.mockup-drop', icon('upload'));

export const Toggle = defineElement({
  attributes: z.strictObject({label: value.text, on: value.flag, ...pointer}),
  render: ({label, on, ...pointer}, context) => {
    const {locale} = context;
    const sign = h(on ? 'span.mockup-switch.mockup-on' : 'span.mockup-switch');
    return option(sign, [label, screenReaderText(locale, on ? 'on' : 'off')], pointer, context);
  },
});

export const Checkbox = defineElement({
  attributes: z.strictObject({label: value.text, checked: value.flag, ...pointer}),
  render: ({label, checked, ...pointer}, context) => tickBox(label, checked, pointer, context),
});

export const Choices = defineElement({
  attributes: z
    .strictObject({label: value.text, options: value.texts, selected: value.text, ...pointer})
    .refine(({options, selected}) => options.includes(selected), notAnItem('selected')),
  render: ({label, options, selected, ...pointer}, context) => {
    const {locale} = context;
    const chosen = [selected, screenReaderText(locale, 'chosen')];
    const choices = options.map((each) =>
      each === selected
        ? option(h('span.mockup-radio.mockup-on'), chosen, pointer, context)
        : option(h('span.mockup-radio'), each, {}, context),
    );
    return h('div.mockup-field.mockup-wide', h('div.mockup-label', label), choices);
  },
});

export const Icon = defineElement({
  attributes: z.strictObject({name: iconName, label: value.text, ...pointer}),
  render: ({name, label, ...pointer}, context) => option(icon(name), label, pointer, context),
});

/** The three lines at the end of a title, which open what can be done. */
export const MenuButton = defineElement({
  attributes: z.strictObject({...pointer}),
  render: (pointer, context) =>
    control('div.mockup-pick-button', pointer, context, icon('menu'), screenReaderText(context.locale, 'menu')),
});

export const Button = defineElement({
  attributes: z.strictObject({label: value.text, primary: value.flag, danger: value.flag, ...pointer}),
  render: ({label, primary, danger, ...pointer}, context) => {
    const look = danger ? '.mockup-danger' : primary ? '.mockup-primary' : '';
    return control(`div.mockup-button${look}`, pointer, context, label);
  },
});

/** A row or column of items, of which the selected one may be the control to use. */
function itemList(selector: string): MockupElement {
  return defineElement({
    attributes: z
      .strictObject({items: value.texts, selected: value.text, ...pointer})
      .refine(({items, selected}) => items.includes(selected), notAnItem('selected')),
    render: ({items, selected, ...pointer}, context) => {
      const {locale} = context;
      const chosen = control('div.mockup-on', pointer, context, selected, screenReaderText(locale, 'chosen'));
      return h(
        selector,
        items.map((item) => (item === selected ? chosen : h('div', item))),
      );
    },
  });
}

export const Menu = itemList('div.mockup-pick');

export const TabBar = itemList('div.mockup-tabs');
