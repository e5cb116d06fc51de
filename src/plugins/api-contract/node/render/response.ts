import type {NamedExample, SuccessResponse, RequestBody, Shape} from '../../shared/model';
import {jsonExample} from './code';
import type {RenderContext} from './context';
import {h, type Child} from '../../../../content/html';
import {fieldTable} from './tables';
import {certaintyMark, richText, typeText, withNodes} from './text';

export function bodyBlock(body: RequestBody, context: RenderContext): Child {
  const {t} = context;
  return [
    body.shape.type.kind === 'array' ? h('p', t('bodyList')) : null,
    fieldTable({caption: t('bodyCaption'), fields: body.shape.fields, context}),
    // The samples send the first one.
    body.examples.slice(1).map((example) => namedExample(t('exampleBody', {name: example.summary}), example, context)),
  ];
}

export function responseBlock(response: SuccessResponse, context: RenderContext): Child {
  const {t} = context;
  const unsure = response.confidence
    ? h('p.api-unsure', certaintyMark(response.confidence, context), ' ', t(`response.${response.confidence}`))
    : null;
  if (response.kind === 'file')
    return [h('p', withNodes(t('fileAnswer'), {type: h('code', response.contentType)})), unsure];
  return [
    h('p', richText(t('envelope')), ' ', dataSentence(response.data, context)),
    fieldTable({caption: t('dataCaption'), fields: response.data.fields, context}),
    unsure,
    response.examples.map((example) =>
      namedExample(
        example.summary && example.name !== 'default' ? t('exampleNamed', {name: example.summary}) : t('example'),
        example,
        context,
      ),
    ),
  ];
}

function namedExample(title: string, {value, confidence}: NamedExample, context: RenderContext): Child {
  return [
    confidence ? h('p.api-unsure', certaintyMark(confidence, context), ' ', context.t('assumedExample')) : null,
    jsonExample(title, value, context),
  ];
}

function dataSentence(data: Shape, context: RenderContext): Child {
  return data.type.kind === 'array' && data.fields.length > 0
    ? richText(context.t('dataIsList'))
    : withNodes(context.t('dataIs'), {type: typeText(data.type, context)});
}
