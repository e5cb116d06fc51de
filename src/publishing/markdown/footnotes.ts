import type {Element} from 'hast';
import {defaultHandlers, type Handle, type State} from 'hast-util-to-mdast';
import type {FootnoteDefinition} from 'mdast';
import {matchSelectors} from '../../kit/matchSelectors';

const isReference = matchSelectors(['[data-footnote-ref]']);
const isSection = matchSelectors(['[data-footnotes]']);
const isWayBack = matchSelectors(['[data-footnote-backref]']);

const nameOf = (address: unknown): string => /fn-([^-]+(?:-[^-]+)*)$/.exec(String(address))?.[1] ?? '';

/** How footnotes of a page become those of Markdown again: in it, the places they lead to do not exist. */
export const footnoteHandlers: Readonly<Record<string, Handle>> = {
  a: (state, node) => {
    if (isWayBack(node)) return undefined;
    if (!isReference(node)) return defaultHandlers.a(state, node);
    return {type: 'footnoteReference', identifier: nameOf(node.properties.href)};
  },
  section: (state, node) =>
    isSection(node) ? toDefinitions(state, node) : (defaultHandlers.section(state, node) as ReturnType<Handle>),
};

function toDefinitions(state: State, section: Element): FootnoteDefinition[] {
  const list = section.children.find((child): child is Element => child.type === 'element' && child.tagName === 'ol');
  return (list?.children ?? []).flatMap((item) =>
    item.type !== 'element'
      ? []
      : [
          {
            type: 'footnoteDefinition',
            identifier: nameOf(item.properties.id),
            children: state.toFlow(state.all(item)) as FootnoteDefinition['children'],
          },
        ],
  );
}
