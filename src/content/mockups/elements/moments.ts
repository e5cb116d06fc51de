import * as z from 'zod';
import {h} from '../../../kit/html';
import {message} from '../../../kit/messages';
import {icon, penStroke} from '../icons';
import {control, defineElement, pointer, screenReaderText, value, type RenderContext} from '../mockupElement';
import {tickBox} from './tickBox';

/** The area in which a signature is drawn, empty or with a stroke. */
export const Pad = defineElement({
  attributes: z.strictObject({hint: value.text.optional(), drawn: value.flag, ...pointer}),
  render: ({hint, drawn, ...pointer}, context) =>
    control('div.mockup-pad', pointer, context, drawn ? penStroke(context.locale) : h('span', hint)),
});

/** The legal terms, as lines, and the box that accepts them. */
export const Terms = defineElement({
  attributes: z.strictObject({label: value.text, checked: value.flag, ...pointer}),
  render: ({label, checked, ...pointer}, context) =>
    h('div.mockup-terms', h('i'), h('i'), h('i'), tickBox(label, checked, pointer, context)),
});

/** What a camera sees, a card or a face in its frame, and the button that takes the picture. */
export const Camera = defineElement({
  attributes: z.strictObject({of: z.enum(['card', 'face']), hint: value.text, ...pointer}),
  render: ({of, hint, ...pointer}, context) =>
    h(
      'div.mockup-camera',
      h(`i.mockup-${of}`, icon('user')),
      h('span', hint),
      control('span.mockup-shutter', pointer, context, screenReaderText(context.locale, 'shutter')),
    ),
});

/** A link in a message, if it has one. */
function linkIn(link: string | undefined, context: RenderContext, to: z.infer<z.ZodObject<typeof pointer>>) {
  return link === undefined ? null : [' ', control('span.mockup-link', to, context, link)];
}

const letter = {from: value.text, time: value.text.optional(), link: value.text.optional(), ...pointer};

/** A message on a phone: who sent it, its words, a link, the time. */
export const Sms = defineElement({
  attributes: z.strictObject(letter),
  content: 'text',
  render: ({from, time, link, ...pointer}, context) =>
    h(
      'div.mockup-sms',
      h('div.mockup-label', from),
      h('div.mockup-text', context.children, linkIn(link, context, pointer)),
      h('div.mockup-soft', time),
    ),
});

/** An e-mail: sender and subject, its words, a link. */
export const Mail = defineElement({
  attributes: z.strictObject({...letter, subject: value.text}),
  content: 'text',
  render: ({from, subject, time, link, ...pointer}, context) => {
    const {locale, children} = context;
    return h(
      'div.mockup-mail',
      h('div', h('span.mockup-soft', `${message(locale, 'mockup.from')} `), from),
      h('div', h('span.mockup-soft', `${message(locale, 'mockup.subject')} `), h('strong', subject)),
      h('div.mockup-text', children, linkIn(link, context, pointer)),
      h('div.mockup-soft', time),
    );
  },
});

/** The end of a task: a tick, and what is so now. */
export const Done = defineElement({
  attributes: z.strictObject({}),
  content: 'text',
  render: (_, {children}) => h('div.mockup-done', icon('check'), h('div.mockup-text', children)),
});
