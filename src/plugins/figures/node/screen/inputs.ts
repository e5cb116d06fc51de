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
import {icon} from './icons';

const input = {
  label: {kind: 'text', required: true},
  value: {kind: 'text'},
  hint: {kind: 'text'},
  required: {kind: 'flag'},
  ...pointable,
} as const;

/** Label above, box below; the hint stands in an empty box, or under a filled one. */
function labelledBox(drawing: Drawing, sign?: ReactNode, isDrop = false): ReactNode {
  const {attributes} = drawing;
  const value = textOf(attributes, 'value');
  const hint = textOf(attributes, 'hint');
  const isHere = isPointedAt(attributes);
  return h(
    'div',
    {className: classes('sketch-field', isDrop && 'sketch-wide')},
    h('div', {className: 'sketch-label'}, textOf(attributes, 'label'), star(drawing)),
    h(
      'div',
      {className: classes('sketch-box', isDrop && 'sketch-drop', isHere && 'sketch-focus')},
      value === undefined ? h('span', {className: 'sketch-soft'}, hint ?? '\u00a0') : h('span', null, value),
      sign,
      ...pointer(drawing, isHere),
    ),
    value !== undefined && hint !== undefined ? h('div', {className: 'sketch-soft'}, hint) : null,
  );
}

function star({attributes, words}: Drawing): ReactNode {
  if (attributes.required !== true) return null;
  return [
    h('b', {'aria-hidden': true, className: 'sketch-star', key: 'star'}, '*'),
    h('span', {key: 'word'}, spoken(words.required)),
  ];
}

/** A mark (switch, tick box) before its label, with its state in words. */
function marked(drawing: Drawing, mark: string, isOn: boolean): ReactNode {
  const {attributes, words} = drawing;
  const isHere = isPointedAt(attributes);
  return h(
    'div',
    {className: classes('sketch-option', isHere && 'sketch-focus')},
    h('span', {className: classes(mark, isOn && 'sketch-on')}, isOn && mark === 'sketch-tick' ? icon('check') : null),
    h('span', null, textOf(attributes, 'label'), spoken(isOn ? words.on : words.off)),
    ...pointer(drawing, isHere),
  );
}

export const Field: Word = {rules: input, inside: 'nothing', draw: (drawing) => labelledBox(drawing)};

export const Select: Word = {
  rules: input,
  inside: 'nothing',
  draw: (drawing) => labelledBox(drawing, icon('down')),
};

export const Upload: Word = {
  rules: input,
  inside: 'nothing',
  draw: (drawing) => labelledBox(drawing, icon('upload'), true),
};

export const Toggle: Word = {
  rules: {label: input.label, on: {kind: 'flag'}, ...pointable},
  inside: 'nothing',
  draw: (drawing) => marked(drawing, 'sketch-switch', drawing.attributes.on === true),
};

export const Checkbox: Word = {
  rules: {label: input.label, checked: {kind: 'flag'}, ...pointable},
  inside: 'nothing',
  draw: (drawing) => marked(drawing, 'sketch-tick', drawing.attributes.checked === true),
};

export const Choices: Word = {
  rules: {
    label: input.label,
    options: {kind: 'texts', required: true},
    selected: {kind: 'item'},
    required: {kind: 'flag'},
    focus: {kind: 'flagOrItem'},
    n: {kind: 'count'},
  },
  inside: 'nothing',
  draw(drawing) {
    const {attributes, words} = drawing;
    const options = textsOf(attributes, 'options');
    const selected = itemOf(drawing, 'selected', options);
    const here = itemOf(drawing, 'focus', options) ?? (isPointedAt(attributes) ? selected : undefined);
    const isWholeHere = here === undefined && isPointedAt(attributes);
    return h(
      'div',
      {className: classes('sketch-field sketch-wide', isWholeHere && 'sketch-focus')},
      h('div', {className: 'sketch-label'}, textOf(attributes, 'label'), star(drawing)),
      ...options.map((option, index) =>
        h(
          'div',
          {className: classes('sketch-option', index === here && 'sketch-focus'), key: index},
          h('span', {className: classes('sketch-radio', index === selected && 'sketch-on')}),
          h('span', null, option, index === selected ? spoken(words.chosen) : null),
          ...pointer(drawing, index === here),
        ),
      ),
      ...pointer(drawing, isWholeHere),
    );
  },
};
