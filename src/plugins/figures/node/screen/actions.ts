import {createElement as h, type ReactNode} from 'react';
import {
  classes,
  isPointedAt,
  itemOf,
  pointable,
  pointer,
  spoken,
  textOf,
  textsOf,
  type Drawing,
  type Word,
} from './drawing';
import {icon, iconNames, isIconName} from './icons';

export const Button: Word = {
  rules: {label: {kind: 'text', required: true}, primary: {kind: 'flag'}, danger: {kind: 'flag'}, ...pointable},
  inside: 'nothing',
  draw(drawing) {
    const {attributes} = drawing;
    const isHere = isPointedAt(attributes);
    const look = attributes.danger === true ? 'sketch-danger' : attributes.primary === true && 'sketch-primary';
    return h(
      'div',
      {className: classes('sketch-button', look, isHere && 'sketch-focus')},
      textOf(attributes, 'label'),
      ...pointer(drawing, isHere),
    );
  },
};

export const Buttons: Word = {
  rules: {},
  inside: 'elements',
  draw: ({children}) => h('div', {className: 'sketch-buttons'}, ...children),
};

export const Icon: Word = {
  rules: {
    name: {kind: 'text', required: true, oneOf: iconNames},
    label: {kind: 'text', required: true},
    ...pointable,
  },
  inside: 'nothing',
  draw(drawing) {
    const {attributes} = drawing;
    const name = textOf(attributes, 'name') ?? '';
    const isHere = isPointedAt(attributes);
    return h(
      'div',
      {className: classes('sketch-option', isHere && 'sketch-focus')},
      isIconName(name) ? icon(name) : null,
      h('span', null, textOf(attributes, 'label')),
      ...pointer(drawing, isHere),
    );
  },
};

const list = {
  items: {kind: 'texts', required: true},
  selected: {kind: 'item'},
  focus: {kind: 'flagOrItem'},
  n: {kind: 'count'},
} as const;

/** A row or column of items, one of them chosen; the ring is on the item to use, which is the chosen one unless named. */
function itemList(drawing: Drawing, className: string): ReactNode {
  const {attributes, words} = drawing;
  const items = textsOf(attributes, 'items');
  const selected = itemOf(drawing, 'selected', items);
  const here = itemOf(drawing, 'focus', items) ?? (isPointedAt(attributes) ? selected : undefined);
  const isWholeHere = here === undefined && isPointedAt(attributes);
  return h(
    'div',
    {className: classes(className, isWholeHere && 'sketch-focus')},
    ...items.map((item, index) =>
      h(
        'div',
        {
          className: classes(index === selected && 'sketch-on', index === here && 'sketch-focus') || undefined,
          key: index,
        },
        item,
        index === selected ? spoken(words.chosen) : null,
        ...pointer(drawing, index === here),
      ),
    ),
    ...pointer(drawing, isWholeHere),
  );
}

export const Menu: Word = {rules: list, inside: 'nothing', draw: (drawing) => itemList(drawing, 'sketch-menu')};

export const Tabs: Word = {rules: list, inside: 'nothing', draw: (drawing) => itemList(drawing, 'sketch-tabs')};

export const Steps: Word = {
  rules: {items: list.items, current: {kind: 'item'}},
  inside: 'nothing',
  draw(drawing) {
    const items = textsOf(drawing.attributes, 'items');
    const current = itemOf(drawing, 'current', items) ?? -1;
    return h(
      'div',
      {className: 'sketch-steps'},
      ...items.map((item, index) =>
        h(
          'div',
          {
            className: classes(index < current && 'sketch-done', index === current && 'sketch-on') || undefined,
            key: index,
          },
          h('b', null, index < current ? icon('check') : index + 1),
          ' ',
          h('span', null, item, index === current ? spoken(drawing.words.chosen) : null),
        ),
      ),
    );
  },
};
