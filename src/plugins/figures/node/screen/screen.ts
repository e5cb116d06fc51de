import {createElement as h, type ReactNode} from 'react';
import * as actions from './actions';
import * as containers from './containers';
import {classes, textOf, textsOf, type Word} from './drawing';
import {icon} from './icons';
import * as inputs from './inputs';

/** The frame of a sketch: a window or a phone, the way to the screen, and its title. */
export const Screen: Word = {
  rules: {
    alt: {kind: 'text', required: true},
    title: {kind: 'text'},
    path: {kind: 'texts'},
    device: {kind: 'text', oneOf: ['web', 'phone']},
    caption: {kind: 'text'},
  },
  inside: 'elements',
  draw({attributes, children}) {
    const isPhone = attributes.device === 'phone';
    const title = textOf(attributes, 'title');
    const caption = textOf(attributes, 'caption');
    return h(
      'figure',
      {'aria-label': textOf(attributes, 'alt'), className: 'figure', role: 'group'},
      h(
        'div',
        {className: classes('sketch', isPhone && 'sketch-phone')},
        h('div', {className: 'sketch-bar'}, h('i'), ...wayTo(textsOf(attributes, 'path'))),
        h(
          'div',
          {className: 'sketch-body'},
          title === undefined ? null : h('div', {className: 'sketch-title'}, title),
          ...children,
        ),
      ),
      caption === undefined ? null : h('figcaption', null, caption),
    );
  },
};

function wayTo(path: readonly string[]): ReactNode[] {
  return path.map((place, index) => h('span', {key: index}, index > 0 ? icon('down') : null, place));
}

/** Every element that may stand inside a `<Screen>`. */
export const vocabulary: Readonly<Record<string, Word>> = {
  Field: inputs.Field,
  Select: inputs.Select,
  Upload: inputs.Upload,
  Toggle: inputs.Toggle,
  Checkbox: inputs.Checkbox,
  Choices: inputs.Choices,
  Button: actions.Button,
  Buttons: actions.Buttons,
  Icon: actions.Icon,
  Menu: actions.Menu,
  Tabs: actions.Tabs,
  Steps: actions.Steps,
  Table: containers.Table,
  Dialog: containers.Dialog,
  Page: containers.Page,
  Text: containers.Text,
};

/** Names that mean nothing outside a sketch; the others may be words of the site, such as `Tabs`. */
export const sketchOnlyNames: readonly string[] = [
  'Field',
  'Select',
  'Upload',
  'Toggle',
  'Checkbox',
  'Choices',
  'Buttons',
  'Dialog',
];
