import type {ReactNode} from 'react';
import type {TextRange} from '../../../engine/marks';

interface Props {
  text: string;
  marks: readonly TextRange[];
}

/** A text with its marked parts, in order. */
export function MarkedText({text, marks}: Props): ReactNode {
  const pieces = marks.flatMap(({start, end}, position) => [
    text.slice(marks[position - 1]?.end ?? 0, start),
    <mark key={start}>{text.slice(start, end)}</mark>,
  ]);
  return [...pieces, text.slice(marks.at(-1)?.end ?? 0)];
}

/** @returns the part of a text and of its marks from a place on */
export function from({text, marks}: Props, start: number): Props {
  return {
    text: text.slice(start),
    marks: marks.flatMap((mark) => (mark.start >= start ? {start: mark.start - start, end: mark.end - start} : [])),
  };
}
