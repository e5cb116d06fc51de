import type {RootContent} from 'mdast';
import * as z from 'zod';
import {h, toMarkup, type Child} from '../../kit/html';
import type {LocaleCode} from '../../kit/locales';
import {isMdxElement, type MdxElement} from '../../kit/mdx';
import {message} from '../../kit/messages';
import {pageLocale, type MarkdownFile} from '../../kit/pageLocation';
import {labelState} from '../labels';
import {frame, frameAttributes} from '../mockups/elements/mockup';
import {defineElement, value} from '../mockups/mockupElement';
import {MockupError} from '../mockups/mockupError';
import {readAttributes} from '../mockups/readAttributes';
import {renderScreen} from '../mockups/renderMockup';

/** Fewer screens are a drawing, more are a video. */
const fewest = 3;
const most = 9;

/** What a sentence may end with: a link to the section of the page that comes after the last screen. */
const link = /\[(.+?)\]\((#[\w-]+)\)(.*)$/;

/** For what a page as Markdown leaves out: of a screen, only its sentence is text. */
const notText = {dataNotText: ''};

const walkthroughAttributes = z.strictObject({
  id: z
    .string()
    .regex(/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/)
    .meta({value: 'small letters, digits and dashes, such as sign-draw'}),
  title: value.text,
  device: frameAttributes.device,
});

/** What a screen says is read apart from what it shows. */
const screenAttributes = z.strictObject({say: value.text, ...frameAttributes});

/** A walkthrough as a page shows it. */
interface RenderedWalkthrough {
  id: string;
  count: number;
  html: string;
}

/**
 * Each screen is an entry of a list: a radio button, whose id is the address of the screen, its sentence, its drawing,
 * and the labels of the radio buttons beside it. The styles show the entry that is checked.
 *
 * @throws MockupError when a screen or its number is wrong
 */
export function renderWalkthrough(element: MdxElement, file: MarkdownFile): RenderedWalkthrough {
  const {id, title, device} = readAttributes(element, walkthroughAttributes, file);
  const locale = pageLocale(file);
  const screens = element.children.filter((child) => !isBlank(child)).map((child) => readScreen(child, file));
  const count = screens.length;
  if (count < fewest || count > most) {
    const repair = `Show the task in ${fewest} to ${most}.`;
    throw new MockupError(element, file, `<Walkthrough>: there are ${count} screens.`, repair);
  }
  const addressOf = (n: number): string => `walk-${id}-${n}`;
  const entries = screens.map((screen, index) => {
    const n = index + 1;
    const isLast = n === count;
    const {say} = readAttributes(screen, screenAttributes, file);
    const place = message(locale, 'walkthrough.step', {n: String(n), count: String(count)});
    const ring = {isTaken: false, next: isLast ? undefined : addressOf(n + 1)};
    const drawing = renderScreen(screen, screenElement(device), file, ring);
    if (!ring.isTaken && !isLast)
      throw new MockupError(screen, file, '<Screen> has no control to press.', 'Give the one that leads on "focus".');
    return h(
      'li',
      h('input', {
        ...notText,
        type: 'radio',
        name: `walk-${id}`,
        id: addressOf(n),
        style: `--step:${n}`,
        ariaLabel: `${place}: ${say.replaceAll('**', '').replace(link, '$1$3')}`,
      }),
      h('div', h('p', ...sentence(say, locale)), drawing),
      n > 1 ? h('label', {...notText, htmlFor: addressOf(n - 1)}, message(locale, 'walkthrough.back')) : null,
      isLast
        ? h('label.walk-next', {...notText, htmlFor: addressOf(1)}, message(locale, 'walkthrough.again'))
        : h('label.walk-next', {...notText, htmlFor: addressOf(n + 1)}, message(locale, 'walkthrough.next')),
    );
  });
  const html = toMarkup(
    h(
      device === 'phone' ? 'section.walk.walk-phones' : 'section.walk',
      {ariaLabel: title, dataSearchIgnore: ''},
      h('p', h('strong', title), ' ', message(locale, 'walkthrough.safe')),
      h('ol', {style: `--count:${count}`}, entries),
    ),
  );
  return {id, count, html};
}

/** The drawing of a screen: a figure without a name of its own, as the sentence beside it says what to notice. */
const screenElement = (walkthroughDevice: 'web' | 'phone' | undefined) =>
  defineElement({
    attributes: screenAttributes,
    content: 'elements',
    render: ({say: _say, device = walkthroughDevice, ...attributes}, context) =>
      frame('div', {...attributes, device}, context, notText),
  });

const isBlank = (node: RootContent): boolean => node.type === 'text' && node.value.trim() === '';

function readScreen(node: RootContent, file: MarkdownFile): MdxElement {
  if (isMdxElement(node) && node.name === 'Screen') return node;
  throw new MockupError(node, file, '<Walkthrough> holds something else than screens.', 'Write <Screen say="…">.');
}

/** @returns the words of a sentence, its labels in bold, or in italics when nobody read them in this language. */
function sentence(say: string, locale: LocaleCode): Child[] {
  return say.split('**').map((part, index) => {
    if (index % 2 === 0) {
      const [before, name, href, after] = part.split(link);
      return href ? [before, h('a', {href}, name), after] : part;
    }
    return labelState(part, locale) === 'seen' ? h('strong', part) : h('em', part);
  });
}
