import {copyButton} from '../../../kit/code/codeBlock';
import type {Operation} from '../../shared/model';
import type {RenderContext} from './context';
import {h, type Child} from '../../../kit/html';
import {contentTypeSentence} from './body';
import {richBox} from './richText';
import {securityNotes, securitySentence} from './security';
import {unconfirmedMark} from './text';

/** Method and address of a call, with a button that copies the whole address: the first thing below the title. */
export function requestLine({method, path}: Operation, baseUrl: string, context: RenderContext): Child {
  return h(
    'div.code-block.api-request',
    h('b', {className: `api-method api-${method.toLowerCase()}`}, method),
    h('pre.code', h('code', h('span.api-host', baseUrl), path)),
    h('div.code-tools', copyButton(context.locale)),
  );
}

/** What to send, and what to be careful about. */
export function requestBlock(operation: Operation, context: RenderContext): Child {
  const {t} = context;
  const isBodyExpected = ['POST', 'PUT', 'PATCH'].includes(operation.method);
  return [
    operation.deprecated ? h('p.api-note', h('b', t('deprecatedCall')), ` ${t('deprecatedCallMeaning')}`) : null,
    callMark(operation, context),
    h(
      'p',
      securitySentence(operation.security, context),
      operation.body ? [' ', contentTypeSentence(operation, context)] : isBodyExpected ? ` ${t('emptyBody')}` : null,
    ),
    securityNotes(operation.security, true, context),
    notesOf(operation.notes, context),
  ];
}

/** The sign of a whole call that is inferred: it was read in no version, or only in others, which it names. */
export function callMark(
  {seenIn, confidence}: Pick<Operation, 'seenIn' | 'confidence'>,
  context: RenderContext,
): Child {
  if (seenIn.length === 0)
    return confidence === 'inferred' ? h('p', unconfirmedMark(confidence, context, 'call')) : null;
  if (seenIn.includes(context.version)) return null;
  return h('p', unconfirmedMark('inferred', context, 'takenOver', {versions: seenIn.join(', ')}));
}

/** Warnings where the known documentation contradicts itself. */
export function notesOf(notes: readonly string[], {t}: RenderContext): Child {
  return notes.map((note) => richBox('api-note', note, [h('b', `${t('note')}:`), ' ']));
}
