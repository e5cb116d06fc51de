import type {LocaleCode} from '../../kit/locales';
import {message} from '../../kit/messages';
import type {Diagram, Graph, Sequence, Shape} from './model';

/** A diagram in words: arrows, and what stands between them. */
export interface Sentence {
  /** An arrow is a step. Others are conditions, which head the steps that depend on them, and notes. */
  isStep: boolean;
  text: string;
}

/** @returns the diagram in sentences, for readers who do not see it */
export function describeDiagram(diagram: Diagram, locale: LocaleCode): Sentence[] {
  const sentences = diagram.kind === 'graph' ? describeGraph(diagram, locale) : describeSequence(diagram, locale);
  return sentences.map(({isStep, text}) => ({isStep, text: text.replaceAll('\n', ' ')}));
}

function describeGraph({nodes, edges}: Graph, locale: LocaleCode): Sentence[] {
  const nameOf = (id: string): string => {
    const node: {label: string; shape?: Shape} = nodes.get(id) ?? {label: id};
    return node.shape === 'start' || node.shape === 'end' ? message(locale, `diagram.${node.shape}`) : node.label;
  };
  return edges.map(({from, to, label}) => arrow(locale, nameOf(from), nameOf(to), label));
}

function describeSequence({actors, events}: Sequence, locale: LocaleCode): Sentence[] {
  const nameOf = (id: string): string => actors.get(id)?.label ?? id;
  /** The conditions of the blocks that are open, the innermost last. */
  const conditions: string[] = [];
  // Where nothing follows a block, its end heads nothing.
  let end = events.length;
  while (events[end - 1]?.kind === 'close') end -= 1;
  return events.slice(0, end).flatMap((event): Sentence[] => {
    if (event.kind === 'message') return [arrow(locale, nameOf(event.from), nameOf(event.to), event.label)];
    if (event.kind === 'note') return event.label === '' ? [] : [{isStep: false, text: event.label}];
    if (event.kind !== 'open') conditions.pop();
    if (event.kind !== 'close') conditions.push(event.label);
    return [{isStep: false, text: `${conditions.at(-1) ?? message(locale, 'diagram.afterwards')}:`}];
  });
}

function arrow(locale: LocaleCode, from: string, to: string, label: string): Sentence {
  const ends = {from, to};
  const text =
    label === '' ? message(locale, 'diagram.step', ends) : message(locale, 'diagram.labelledStep', {...ends, label});
  return {isStep: true, text};
}
