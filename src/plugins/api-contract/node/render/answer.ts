import type {Answer, RequestBody, Shape} from '../../shared/model';
import {jsonExample} from './code';
import type {RenderContext} from './context';
import {h, type Child} from '../../../../content/html';
import {fieldTable} from './tables';
import {richText, typeText, withNodes} from './text';

/** The fields of a request body. */
export function bodyBlock(body: RequestBody, context: RenderContext): Child {
  const {t} = context;
  return [
    body.shape.type.kind === 'array' ? h('p', t('bodyList')) : null,
    fieldTable({caption: t('bodyCaption'), fields: body.shape.fields, context}),
  ];
}

/** What comes back when the call succeeds. */
export function answerBlock(answer: Answer, context: RenderContext): Child {
  const {t} = context;
  const unsure = answer.confidence
    ? h('p', {className: 'api-unsure'}, t(answer.confidence === 'inferred' ? 'inferredResponse' : 'partlySeenResponse'))
    : null;
  if (answer.kind === 'file')
    return [h('p', withNodes(t('fileAnswer'), {type: h('code', answer.contentType)})), unsure];
  return [
    h('p', richText(t('envelope')), ' ', dataSentence(answer.data, context)),
    answer.data.fields.length > 0 ? fieldTable({caption: t('dataCaption'), fields: answer.data.fields, context}) : null,
    unsure,
    answer.examples.map(({name, summary, value}) =>
      jsonExample(summary && name !== 'default' ? t('exampleNamed', {name: summary}) : t('example'), value, context),
    ),
  ];
}

function dataSentence(data: Shape, context: RenderContext): Child {
  const isListOfRows = data.type.kind === 'array' && data.fields.length > 0;
  return isListOfRows
    ? richText(context.t('dataIsList'))
    : withNodes(context.t('dataIs'), {type: typeText(data.type, context)});
}
