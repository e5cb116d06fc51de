import {h, type Properties, type Child} from '../../../kit/html';
import {codeBlock as block, colouredLine, wrappingOf} from '../../../kit/code/codeBlock';
import {highlightLines} from '../../../kit/code/highlightLines';
import type {Json} from '../../shared/model';
import {compactJson} from '../../samples/compactJson';
import type {RenderContext} from './context';

interface CodeBlock {
  code: string;
  language: string;
  context: RenderContext;
  title?: string;
  attributes?: Properties;
}

/** Longer lines do not fit beside the text of an operation. */
const longLine = 56;

/** @returns a block of coloured code with a copy button. */
export function codeBlock({code, language, context, title, attributes}: CodeBlock): Child {
  const lines = highlightLines(code, language).map((pieces, index): Child => [
    index > 0 ? '\n' : '',
    colouredLine(pieces),
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

/** @returns an example value as JSON. */
export function jsonExample(title: string | undefined, value: Json, context: RenderContext): Child {
  return codeBlock({code: compactJson(value), language: 'json', context, title});
}
