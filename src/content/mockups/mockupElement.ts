import * as z from 'zod';
import type {LocaleCode} from '../../kit/locales';
import {h, type Child} from '../../kit/html';
import type {MdxElement} from '../../kit/mdx';
import {message, type MessageIdAfter} from '../../kit/messages';
import type {MarkdownFile} from '../../kit/pageLocation';
import {readAttributes} from './readAttributes';

/** The ring of one screen: it goes to the first control with `focus`. */
export interface Ring {
  isTaken: boolean;
  /** In a walkthrough, the id of the radio button that a press on the control checks. */
  next?: string | undefined;
}

/** What all elements of a screen are rendered with. */
export interface ScreenContext {
  locale: LocaleCode;
  ring: Ring;
}

/** What an element is rendered with besides its attributes. */
export interface RenderContext extends ScreenContext {
  children: readonly Child[];
}

/** One of the elements that mockups are made of. */
export interface MockupElement {
  content: 'none' | 'text' | 'elements';
  /** @throws MockupError when the attributes are wrong */
  render: (element: MdxElement, file: MarkdownFile, context: RenderContext) => Child;
}

/** Defines an element by the schema of its attributes and its HTML. */
export function defineElement<Schema extends z.ZodObject>(definition: {
  attributes: Schema;
  /** What may be inside the element; nothing by default. */
  content?: MockupElement['content'];
  render: (attributes: z.infer<Schema>, context: RenderContext) => Child;
}): MockupElement {
  const {attributes, content = 'none', render} = definition;
  return {
    content,
    render: (element, file, context) => render(readAttributes(element, attributes, file), context),
  };
}

/** Values that attributes may have. */
export const value = {
  text: z.string().regex(/\S/).normalize().meta({value: 'text in quotes'}),
  flag: z.boolean().meta({value: 'only the name, without a value'}).optional(),
  count: z.int().min(0).meta({value: 'a whole number such as {1}'}),
  texts: z.array(z.string().normalize()).min(1).meta({value: 'a list of texts such as {["A", "B"]}'}),
  rows: z
    .array(z.array(z.string().normalize()).min(1))
    .min(1)
    .meta({value: 'a list of rows such as {[["A", "B"], ["C", "D"]]}'}),
};

/** @returns zod's error for an attribute whose value is none of the items. */
export const notAnItem = (attribute: string) => ({
  path: [attribute],
  error: 'is none of the items',
  params: {repair: 'Write the exact text of one.'},
});

/** Properties of every control that a step can point at. */
export const pointer = {focus: value.flag, n: value.count.optional()};

export interface Pointer {
  focus?: boolean | undefined;
  /** Number of the step that uses the control. */
  n?: number | undefined;
}

/** @returns the number of the step that uses a control. */
export function numberOf({n}: Pointer): Child {
  return n === undefined ? null : h('b.mockup-number', n);
}

/**
 * @returns a control: with a ring if it is the next one to use, with a plain number if a later step uses it. In a
 * walkthrough the next one is the label of a radio button, so that a press on it goes on.
 */
export function control(
  selector: string,
  pointer: Pointer,
  {locale, ring}: ScreenContext,
  ...children: Child[]
): Child {
  const number = numberOf(pointer);
  if (!pointer.focus || ring.isTaken) return h(number ? `${selector}.mockup-numbered` : selector, children, number);
  ring.isTaken = true;
  const marks = [number, screenReaderText(locale, 'here')];
  return ring.next
    ? h(`${selector.replace(/^\w+/, 'label')}.mockup-focus`, {htmlFor: ring.next}, children, marks)
    : h(`${selector}.mockup-focus`, children, marks);
}

/** @returns words for screen readers alone, such as "required" for a star. */
export function screenReaderText(locale: LocaleCode, id: MessageIdAfter<'mockup.'>): Child {
  return h('span.sr-only', ` (${message(locale, `mockup.${id}`)})`);
}
