import {h, type Properties, type Child} from '../../../kit/html';
import {codeBlock as block, colouredLine, wrappingOf} from '../../../kit/code/codeBlock';
import {highlightLines, type Piece} from '../../../kit/code/highlightLines';
import type {Json} from '../../shared/model';
import {compactJson} from '../../samples/compactJson';
import type {RenderContext} from './context';

interface CodeBlock {
  code: string;
  language: string;
  context: RenderContext;
  title?: string;
  attributes?: Properties;
  /** Texts in whose place readers may see their own; each stands in the code once at most. */
  own?: Readonly<Record<string, string>>;
}

/** Longer lines do not fit beside the text of an operation. */
const longLine = 56;

/** @returns a block of coloured code with a copy button. */
export function codeBlock({code, language, context, title, attributes, own = {}}: CodeBlock): Child {
  const lines = highlightLines(code, language).map((pieces, index): Child => [
    index > 0 ? '\n' : '',
    markedLine(pieces, Object.entries(own)),
  ]);
  const content = block({
    language,
    lines,
    locale: context.locale,
    title,
    wrapping: wrappingOf(code.split('\n'), longLine),
    // The switch of samples stands in the row of the buttons.
    isSingle: attributes === undefined && !code.includes('\n'),
  });
  return h('div', {className: 'code-block', ...attributes}, content);
}

/** A line of code; what readers may have a value of their own for is an element that says which. */
function markedLine(pieces: readonly Piece[], own: readonly (readonly [name: string, text: string])[]): Child {
  const line = pieces.map(({text}) => text).join('');
  const found = own.find(([, text]) => line.includes(text));
  if (!found) return colouredLine(pieces);
  const [name, text] = found;
  const start = line.indexOf(text);
  const part = (from: number, to: number): Child => colouredLine(cut(pieces, from, to));
  return [
    part(0, start),
    h('span', {dataOwn: name}, part(start, start + text.length)),
    part(start + text.length, line.length),
  ];
}

/** The pieces between two places of a line. */
function cut(pieces: readonly Piece[], from: number, to: number): Piece[] {
  let end = 0;
  return pieces.flatMap((piece) => {
    const start = end;
    end += piece.text.length;
    const text = piece.text.slice(Math.max(0, from - start), Math.max(0, to - start));
    return text === '' ? [] : [{...piece, text}];
  });
}

/** @returns an example value as JSON. */
export function jsonExample(title: string | undefined, value: Json, context: RenderContext): Child {
  return codeBlock({code: compactJson(value), language: 'json', context, title});
}
