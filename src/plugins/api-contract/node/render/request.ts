import {copyButton} from '../../../../content/code/codeBlock';
import type {Operation} from '../../shared/model';
import type {History} from '../diff/history';
import type {RenderContext} from './context';
import {h, type Child} from '../../../../content/html';
import {richText, withNodes} from './text';

/** Method and address of a call, with a button that copies the address. */
function requestLine(method: string, path: string, context: RenderContext): Child {
  return h(
    'div.code-block.api-request',
    h('b', {className: `api-method api-${method.toLowerCase()}`}, method),
    h('pre', {className: 'code', tabIndex: 0}, h('code', path)),
    h('div.code-tools', copyButton(context.locale)),
  );
}

/** The first block of an operation: what to send where, and what to be careful about. */
export function requestBlock(operation: Operation, history: History | undefined, context: RenderContext): Child {
  const {t} = context;
  const header = h('code', 'Authorization: Bearer …');
  const isBodyExpected = ['POST', 'PUT', 'PATCH'].includes(operation.method);
  return [
    history ? badges(history, context) : null,
    requestLine(operation.method, operation.path, context),
    h(
      'p',
      operation.needsToken ? withNodes(t('authToken'), {header}) : t('authNone'),
      operation.body
        ? [' ', withNodes(t('contentType'), {type: h('code', operation.body.contentType)})]
        : isBodyExpected
          ? ` ${t('emptyBody')}`
          : null,
    ),
    notesOf(operation.notes, context),
    operation.confidence
      ? h('p.api-unsure', t(operation.confidence === 'inferred' ? 'inferredOperation' : 'partlySeenOperation'))
      : null,
  ];
}

/** Since when a call exists, and where it changed. */
function badges(history: History, {t}: RenderContext): Child {
  return h(
    'p.api-badges',
    h('span', t('since', {version: history.since})),
    history.changes.map(({version}) => [' ', h('span', t('changedIn', {version}))]),
  );
}

/** Warnings where the known documentation contradicts itself. */
export function notesOf(notes: readonly string[], {t}: RenderContext): Child {
  return notes.map((note) => h('p.api-note', h('b', `${t('note')}:`), ' ', richText(note)));
}
