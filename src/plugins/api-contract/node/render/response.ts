import type {SuccessResponse, RequestBody, Shape} from '../../shared/model';
import {jsonExample} from './code';
import type {RenderContext} from './context';
import {h, type Child} from '../../../../content/html';
import {fieldTable} from './tables';
import {richText, typeText, withNodes} from './text';

export function bodyBlock(body: RequestBody, context: RenderContext): Child {
  const {t} = context;
  return [
    body.shape.type.kind === 'array' ? h('p', t('bodyList')) : null,
    fieldTable({caption: t('bodyCaption'), fields: body.shape.fields, context}),
  ];
}

export function responseBlock(response: SuccessResponse, context: RenderContext): Child {
  const {t} = context;
  const unsure = response.confidence
    ? h('p.api-unsure', t(response.confidence === 'inferred' ? 'inferredResponse' : 'partlySeenResponse'))
    : null;
  if (response.kind === 'file')
    return [h('p', withNodes(t('fileAnswer'), {type: h('code', response.contentType)})), unsure];
  return [
    h('p', richText(t('envelope')), ' ', dataSentence(response.data, context)),
    fieldTable({caption: t('dataCaption'), fields: response.data.fields, context}),
    unsure,
    response.examples.map(({name, summary, value}) =>
      jsonExample(summary && name !== 'default' ? t('exampleNamed', {name: summary}) : t('example'), value, context),
    ),
  ];
}

function dataSentence(data: Shape, context: RenderContext): Child {
  return data.type.kind === 'array' && data.fields.length > 0
    ? richText(context.t('dataIsList'))
    : withNodes(context.t('dataIs'), {type: typeText(data.type, context)});
}
