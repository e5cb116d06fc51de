import type {ReactElement} from 'react';
import type {Json} from '../../shared/model';
import {highlight} from '../highlight';
import {compactJson} from './compactJson';
import type {RenderContext} from './context';
import {h} from './h';

/** A button that copies the code of the block it stands in; the client module gives it its effect. */
export function CopyButton({label, context}: {label: string; context: RenderContext}): ReactElement {
  return h('button', {type: 'button', className: 'api-copy', 'aria-label': label, 'data-copied': context.t('copied')}, context.t('copy'));
}

/** Coloured code, without a button. */
export function Code({code, prism}: {code: string; prism: string}): ReactElement {
  return h(
    'pre',
    // Long lines scroll, and what scrolls must be reachable by keyboard.
    {className: 'code', tabIndex: 0},
    h('code', {className: `language-${prism}`, dangerouslySetInnerHTML: {__html: highlight(code, prism)}}),
  );
}

/** An example value as JSON, with a button to copy it. */
export function JsonExample({caption, value, context}: {caption: string; value: Json; context: RenderContext}): ReactElement {
  return h(
    'div',
    {className: 'api-code'},
    h('p', {className: 'api-bar'}, caption, ' ', h(CopyButton, {label: context.t('copyExample'), context})),
    h(Code, {code: compactJson(value), prism: 'json'}),
  );
}
