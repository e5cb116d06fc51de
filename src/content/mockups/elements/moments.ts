import * as z from 'zod';
import {h, type Child} from '../../../kit/html';
import {message} from '../../../kit/messages';
import {icon, penStroke} from '../icons';
import {control, defineElement, pointer, screenReaderText, value, type RenderContext} from '../mockupElement';
import {tickBox} from './tickBox';

/** The area in which a signature is drawn, empty or with the stroke of a person. */
export const Pad = defineElement({
  attributes: z.strictObject({hint: value.text.optional(), drawn: value.text.optional(), ...pointer}),
  render: ({hint, drawn, ...pointer}, context) =>
    control('div.mockup-pad', pointer, context, drawn ? penStroke(drawn, context.locale) : h('span', hint)),
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

const letter = {
  from: value.text,
  time: value.text.optional(),
  code: value.text.optional(),
  link: value.text.optional(),
  ...pointer,
};

/** What a message ends with. The ring is on the code: a drawing never teaches to press the link of a message. */
const ending = ({code, link, ...pointer}: z.infer<z.ZodObject<typeof letter>>, context: RenderContext): Child[] => [
  code === undefined ? null : [' ', control('strong.mockup-code', pointer, context, code)],
  link === undefined ? null : [' ', h('span.mockup-link', link)],
];

/** A message on a phone: who sent it, its words, a link, the time. */
export const Sms = defineElement({
  attributes: z.strictObject(letter),
  content: 'text',
  render: (message, context) =>
    h(
      'div.mockup-sms',
      h('div.mockup-label', message.from),
      h('div.mockup-text', context.children, ending(message, context)),
      h('div.mockup-soft', message.time),
    ),
});

/** An e-mail: sender and subject, its words, a link. */
export const Mail = defineElement({
  attributes: z.strictObject({...letter, subject: value.text}),
  content: 'text',
  render: ({subject, ...mail}, context) => {
    const {locale, children} = context;
    return h(
      'div.mockup-mail',
      h('div', h('span.mockup-soft', `${message(locale, 'mockup.from')} `), mail.from),
      h('div', h('span.mockup-soft', `${message(locale, 'mockup.subject')} `), h('strong', subject)),
      h('div.mockup-text', children, ending(mail, context)),
      h('div.mockup-soft', mail.time),
    );
  },
});

/** The end of a task: a tick, or a cross when it was refused, and what is so now. */
export const Done = defineElement({
  attributes: z.strictObject({refused: value.flag}),
  content: 'text',
  render: ({refused}, {children}) =>
    h(
      refused ? 'div.mockup-done.mockup-refused' : 'div.mockup-done',
      icon(refused ? 'close' : 'check'),
      h('div.mockup-text', children),
    ),
});
