import type {ReactNode} from 'react';
import type {Props} from '@theme/SearchText';
import {findTerms, matcherOf} from '../../shared/matchTerms';

/** Text with the words it was found by marked. */
export default function SearchText({text, terms}: Props): ReactNode {
  const pieces: ReactNode[] = [];
  let from = 0;
  for (const {start, end} of findTerms(text, matcherOf(terms))) {
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
