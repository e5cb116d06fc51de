import type {ElementContent} from 'hast';
import {toHast} from 'mdast-util-to-hast';
import {parseText} from '../../contract/markdown';
import {h, type Child} from '../../../kit/html';

/** A text of the contract: the elements of its only paragraph, or its blocks. */
type RichText = {inline: Child} | {blocks: ElementContent[]};

function read(text: string): RichText {
  const tree = toHast(parseText(text));
  const blocks = 'children' in tree ? (tree.children as ElementContent[]).filter(({type}) => type === 'element') : [];
  const [first] = blocks;
  if (blocks.length > 1 || (first?.type === 'element' && first.tagName !== 'p')) return {blocks};
  return {inline: first?.type === 'element' ? first.children : ''};
}

/** @returns a text of the contract as elements; short ones have no paragraph around them. */
export function richText(text: string): Child {
  const rich = read(text);
  return 'inline' in rich ? rich.inline : rich.blocks;
}

/**
 * @param before what stands in front of the first word
 * @param sentences of ours, which follow the last one
 * @returns a text of the contract as paragraphs and lists; null where there is nothing to say
 */
export function richBlocks(text: string, before: Child = null, sentences: readonly Child[] = []): Child {
  const rich = read(text);
  if (text === '' && before === null && sentences.length === 0) return null;
  if ('inline' in rich) return h('p', before, richSentences(text, sentences));
  const [first, ...others] = rich.blocks;
  const last = sentences.length > 0 ? h('p', joined(sentences)) : null;
  return first?.type === 'element' && first.tagName === 'p'
    ? [h('p', before, first.children), others, last]
    : [before === null ? null : h('p', before), rich.blocks, last];
}

/** @returns a text of the contract in a box of its own: one paragraph, or a box around several. */
export function richBox(className: string, text: string, before: Child): Child {
  const rich = read(text);
  return 'inline' in rich ? h('p', {className}, before, rich.inline) : h('div', {className}, richBlocks(text, before));
}

/** @returns a text of the contract with sentences of ours behind it. */
export function richSentences(text: string, sentences: readonly Child[]): Child {
  const rich = read(text);
  if ('blocks' in rich) return [rich.blocks, sentences.length > 0 ? h('p', joined(sentences)) : null];
  if (text === '') return joined(sentences);
  return [rich.inline, /[.!?:)]$/.test(text) ? '' : '.', sentences.length > 0 ? ' ' : '', joined(sentences)];
}

function joined(sentences: readonly Child[]): Child {
  return sentences.map((sentence, index) => [index > 0 ? ' ' : '', sentence]);
}
