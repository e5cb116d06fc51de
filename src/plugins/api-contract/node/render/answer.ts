import {Fragment, type ReactElement} from 'react';
import type {Answer, RequestBody, Shape} from '../../shared/model';
import {JsonExample} from './code';
import type {RenderContext} from './context';
import {h} from './h';
import {FieldTable} from './tables';
import {richText, typeText, withNodes} from './text';

/** The fields of a request body. */
export function BodyBlock({body, context}: {body: RequestBody; context: RenderContext}): ReactElement {
  const {t} = context;
  return h(
    Fragment,
    null,
    body.shape.type.kind === 'array' ? h('p', null, t('bodyList')) : null,
    h(FieldTable, {caption: t('bodyCaption'), fields: body.shape.fields, context}),
  );
}

/** What comes back when the call succeeds. */
export function AnswerBlock({answer, context}: {answer: Answer; context: RenderContext}): ReactElement {
  const {t} = context;
  const unsure = answer.confidence
    ? h('p', {className: 'api-unsure'}, t(answer.confidence === 'inferred' ? 'inferredResponse' : 'partlySeenResponse'))
    : null;
  if (answer.kind === 'file') {
    return h(Fragment, null, h('p', null, withNodes(t('fileAnswer'), {type: h('code', null, answer.contentType)})), unsure);
  }
  return h(
    Fragment,
    null,
    h('p', null, richText(t('envelope')), ' ', dataSentence(answer.data, context)),
    answer.data.fields.length > 0 ? h(FieldTable, {caption: t('dataCaption'), fields: answer.data.fields, context}) : null,
    unsure,
    answer.examples.map(({name, summary, value}) =>
      h(JsonExample, {key: name, caption: summary && name !== 'default' ? t('exampleNamed', {name: summary}) : t('example'), value, context}),
    ),
  );
}

function dataSentence(data: Shape, context: RenderContext): ReactElement {
  const {t} = context;
  const isListOfRows = data.type.kind === 'array' && data.fields.length > 0;
  return h(Fragment, null, isListOfRows ? richText(t('dataIsList')) : withNodes(t('dataIs'), {type: typeText(data.type, context)}));
}
