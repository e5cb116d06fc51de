import {copyButton} from '../../../kit/code/codeBlock';
import type {Operation} from '../../shared/model';
import type {History} from '../../history/history';
import type {RenderContext} from './context';
import {h, type Child} from '../../../kit/html';
import {confidenceMark, richText, withNodes} from './text';

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
    badges(operation, history, context),
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
  ];
}

/** How the call is known in this version, and where it changed. */
function badges(operation: Operation, history: History | undefined, context: RenderContext): Child {
  const {t} = context;
  return h(
    'p.api-badges',
    confidenceOf(operation, context),
    // What is not known before a version cannot have changed in it.
    history?.changes
      .filter(({version}) => version !== history.seenIn[0])
      .map(({version}) => [' ', h('span', t('changedIn', {version}))]),
  );
}

/** @returns the mark of a whole call: the versions in which it was read, or how it is known otherwise. */
export function confidenceOf(
  {seenIn, confidence}: Pick<Operation, 'seenIn' | 'confidence'>,
  context: RenderContext,
): Child {
  const {t, version, sourcesHref} = context;
  if (seenIn.length === 0) return confidence ? confidenceMark(confidence, context) : null;
  const seen = h('a.api-mark', {href: `${sourcesHref}#seen`}, t('mark.seen', {versions: seenIn.join(', ')}));
  if (seenIn.includes(version)) return seen;
  const here = t('inferredFor', {version});
  return [seen, ' ', h('a.api-mark', {href: `${sourcesHref}#inferred`}, here)];
}

/** Warnings where the known documentation contradicts itself. */
export function notesOf(notes: readonly string[], {t}: RenderContext): Child {
  return notes.map((note) => h('p.api-note', h('b', `${t('note')}:`), ' ', richText(note)));
}
