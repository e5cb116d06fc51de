import type {LocaleCode} from '../../kit/locales';
import {message} from '../../kit/messages';
import type {Diagram, Shape} from './model';

/** @returns the diagram in sentences, one for each arrow, note and condition, for readers who do not see it */
export function describeDiagram(diagram: Diagram, locale: LocaleCode): string[] {
  const nodes: ReadonlyMap<string, {label: string; shape?: Shape}> =
    diagram.kind === 'graph' ? diagram.nodes : diagram.actors;
  const nameOf = (id: string): string => {
    const {label = id, shape} = nodes.get(id) ?? {};
    return shape === 'start' || shape === 'end' ? message(locale, `diagram.${shape}`) : label;
  };
  return (diagram.kind === 'graph' ? diagram.edges : diagram.events)
    .map((event) => {
      const {label} = event;
      if (!('from' in event)) return label;
      const ends = {from: nameOf(event.from), to: nameOf(event.to)};
      return label ? message(locale, 'diagram.labelledStep', {...ends, label}) : message(locale, 'diagram.step', ends);
    })
    .filter((sentence) => sentence !== '')
    .map((sentence) => sentence.replaceAll('\n', ' '));
}
