import type {ReactNode} from 'react';
import type {TextRange} from '../../../engine/marks';

interface Props {
  text: string;
  /** Parts to mark, in order. */
  marks: readonly TextRange[];
}

export default function SearchText({text, marks}: Props): ReactNode {
  const pieces: ReactNode[] = [];
  let from = 0;
  for (const {start, end} of marks) {
    pieces.push(text.slice(from, start), <mark key={start}>{text.slice(start, end)}</mark>);
    from = end;
  }
  return (
    <>
      {pieces}
      {text.slice(from)}
    </>
  );
}
