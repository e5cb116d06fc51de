import {h, type Child} from '../../../kit/html';
import {icon} from '../icons';
import {control, screenReaderText, type Pointer, type ScreenContext} from '../mockupElement';

/** @returns an icon, such as a tick, and the words beside it. */
export function option(sign: Child, words: Child, pointer: Pointer, context: ScreenContext): Child {
  return control('div.mockup-option', pointer, context, sign, h('span', words));
}

/** @returns a box to tick, and the words beside it. */
export function tickBox(label: string, checked: boolean | undefined, pointer: Pointer, context: ScreenContext): Child {
  const {locale} = context;
  const sign = checked ? h('span.mockup-tick.mockup-on', icon('check')) : h('span.mockup-tick');
  return option(sign, [label, screenReaderText(locale, checked ? 'on' : 'off')], pointer, context);
}
