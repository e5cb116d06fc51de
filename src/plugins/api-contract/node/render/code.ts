import {highlightLines, type Role} from '../../../code-highlight/node/highlightLines';
import type {Json} from '../../shared/model';
import {compactJson} from '../compactJson';
import type {RenderContext} from './context';
import {h, type Attributes, type Markup} from '../../../../content/html';

/** Every page carries examples and the sample in cURL: there, only the colours that help reading are worth their bytes. */
const keptRoles: Readonly<Record<string, readonly Role[]>> = {
  json: ['property'],
  bash: ['comment', 'string'],
};

interface CodeBlock {
  code: string;
  language: string;
  context: RenderContext;
  title?: string;
  attributes?: Attributes;
}

/** A block of coloured code with a copy button, in the shape that `code-highlight` gives colours and effect. */
export function codeBlock({code, language, context, title, attributes}: CodeBlock): Markup {
  return h(
    'div',
    {className: 'code-block', ...attributes},
    title ? h('div', {className: 'code-title'}, title) : null,
    // Long lines scroll, and what scrolls must be reachable by keyboard.
    h(
      'pre',
      {className: 'code', tabIndex: 0},
      h('code', {className: `language-${language}`}, coloured(code, language)),
    ),
    copyButton(context),
  );
}

/** The button; the client module of `code-highlight` answers it. */
export function copyButton({t}: RenderContext): Markup {
  return h(
    'div',
    {className: 'code-tools'},
    h('button', {type: 'button', className: 'code-copy', dataCopied: t('copied')}, t('copy')),
  );
}

/** An example value as JSON. */
export function jsonExample(title: string, value: Json, context: RenderContext): Markup {
  return codeBlock({code: compactJson(value), language: 'json', context, title});
}

function coloured(code: string, language: string): Markup {
  const kept = keptRoles[language];
  const isKept = (role: Role): boolean => kept?.includes(role) ?? true;
  return highlightLines(code, language).map((pieces, index) => [
    index > 0 ? '\n' : '',
    pieces.map(({text, role}) => (role && isKept(role) ? h('span', {className: `token ${role}`}, text) : text)),
  ]);
}
