import * as z from 'zod';
import type {LocaleCode} from '../../../../config/locales';
import {h, type Child} from '../../../../content/html';
import {icon} from '../icons';
import {
  control,
  defineElement,
  notAnItem,
  pointer,
  screenReaderText,
  value,
  type MockupElement,
} from '../mockupElement';

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
    render: ({label, value, hint, required, ...pointer}, {locale}) =>
      h(
        selector,
        h('div.mockup-label', label, required ? requiredMark(locale) : null),
        control(
          boxSelector,
          pointer,
          locale,
          value === undefined ? h('span.mockup-soft', hint ?? '\u00a0') : h('span', value),
          sign,
        ),
        value === undefined || hint === undefined ? null : h('div.mockup-soft', hint),
      ),
  });
}

function requiredMark(locale: LocaleCode): Child {
  return [h('b.mockup-star', {ariaHidden: 'true'}, '*'), screenReaderText(locale, 'required')];
}

export const Field = field('div.mockup-field', 'div.mockup-box', null);

export const Select = field('div.mockup-field', 'div.mockup-box', icon('down'));

export const Upload = field('div.mockup-field.mockup-wide', 'div.mockup-box.mockup-drop', icon('upload'));

export const Toggle = defineElement({
  attributes: z.strictObject({label: value.text, on: value.flag, ...pointer}),
  render: ({label, on = false, ...pointer}, {locale}) =>
    control(
      'div.mockup-option',
      pointer,
      locale,
      h(on ? 'span.mockup-switch.mockup-on' : 'span.mockup-switch', null),
      h('span', label, screenReaderText(locale, on ? 'on' : 'off')),
    ),
});

export const Checkbox = defineElement({
  attributes: z.strictObject({label: value.text, checked: value.flag, ...pointer}),
  render: ({label, checked = false, ...pointer}, {locale}) =>
    control(
      'div.mockup-option',
      pointer,
      locale,
      checked ? h('span.mockup-tick.mockup-on', icon('check')) : h('span.mockup-tick'),
      h('span', label, screenReaderText(locale, checked ? 'on' : 'off')),
    ),
});

export const Choices = defineElement({
  attributes: z
    .strictObject({label: value.text, options: value.texts, selected: value.text, ...pointer})
    .refine(({options, selected}) => options.includes(selected), notAnItem('selected')),
  render: ({label, options, selected, ...pointer}, {locale}) =>
    h(
      'div.mockup-field.mockup-wide',
      h('div.mockup-label', label),
      options.map((option) =>
        option === selected
          ? control(
              'div.mockup-option',
              pointer,
              locale,
              h('span.mockup-radio.mockup-on'),
              h('span', option, screenReaderText(locale, 'chosen')),
            )
          : h('div.mockup-option', h('span.mockup-radio'), h('span', option)),
      ),
    ),
});
