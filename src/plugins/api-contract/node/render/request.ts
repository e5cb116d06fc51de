import type {ReactElement} from 'react';
import {Fragment} from 'react';
import type {Operation} from '../../shared/model';
import type {History} from '../diff/history';
import {CopyButton} from './code';
import type {RenderContext} from './context';
import {h} from './h';
import {richText, withNodes} from './text';

/** Method and address of a call. */
export function RequestLine({method, path, context}: {method: string; path: string; context: RenderContext}): ReactElement {
  return h(
    'p',
    {className: 'api-request'},
    h('b', {className: `api-method api-${method.toLowerCase()}`}, method),
    ' ',
    h('code', null, path),
    ' ',
    h(CopyButton, {label: context.t('copyAddress'), context}),
  );
}

/** The first block of an operation: what to send where, and what to be careful about. */
export function RequestBlock({operation, history, context}: {operation: Operation; history?: History; context: RenderContext}): ReactElement {
  const {t} = context;
  const header = h('code', null, 'Authorization: Bearer …');
  const isBodyExpected = ['POST', 'PUT', 'PATCH'].includes(operation.method);
  return h(
    Fragment,
    null,
    history ? h(Badges, {history, context}) : null,
    h(RequestLine, {method: operation.method, path: operation.path, context}),
    h(
      'p',
      null,
      operation.needsToken ? withNodes(t('authToken'), {header}) : t('authNone'),
      ' ',
      operation.body ? withNodes(t('contentType'), {type: h('code', null, operation.body.contentType)}) : isBodyExpected ? t('emptyBody') : null,
    ),
    h(Notes, {notes: operation.notes, context}),
    operation.confidence
      ? h('p', {className: 'api-unsure'}, t(operation.confidence === 'inferred' ? 'inferredOperation' : 'partlySeenOperation'))
      : null,
  );
}

/** Since when a call exists, and where it changed. */
function Badges({history, context}: {history: History; context: RenderContext}): ReactElement {
  return h(
    'p',
    {className: 'api-badges'},
    h('span', null, context.t('since', {version: history.since})),
    history.changes.map(({version}) => h(Fragment, {key: version}, ' ', h('span', null, context.t('changedIn', {version})))),
  );
}

/** Warnings where the known documentation contradicts itself. */
export function Notes({notes, context}: {notes: readonly string[]; context: RenderContext}): ReactElement {
  return h(
    Fragment,
    null,
    notes.map((note) => h('p', {key: note, className: 'api-note'}, h('b', null, `${context.t('note')}:`), ' ', richText(note))),
  );
}
