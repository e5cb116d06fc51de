import type {ErrorModel, NamedExample, Operation, RequestBody, Shape, SuccessResponse} from '../../shared/model';
import {jsonExample} from './code';
import {isObject} from '../../contract/pointer';
import type {RenderContext} from './context';
import {h, type Child} from '../../../kit/html';
import {fieldTable, nestedFields, outcomeText} from './tables';
import {tabs} from './tabs';
import {richText, typeText, unconfirmedMark, withNodes} from './text';

export function bodyBlock(body: RequestBody, context: RenderContext): Child {
  const {t} = context;
  return [
    body.shape.type.kind === 'array' ? h('p', t('bodyList')) : null,
    fieldTable({section: 'body', caption: t('bodyCaption'), fields: body.shape.fields, context}),
  ];
}

/** The bodies that the samples do not send, to be opened one by one; they send the first. */
export function otherBodies({body}: Operation, context: RenderContext): Child {
  return body?.examples
    .slice(1)
    .map((example) =>
      h(
        'details.api-example',
        h('summary', context.t('exampleBody', {name: example.summary})),
        exampleMark(example, context),
        jsonExample(undefined, example.value, context),
      ),
    );
}

/** What each outcome looks like, a tab for each: the examples of success first, then the documented statuses. */
export function answersBlock({id, response, errors}: Operation, context: RenderContext): Child {
  const {t} = context;
  const examples = response.kind === 'file' ? [] : response.examples;
  const panels = [
    ...examples.map((example) => ({label: answerLabel(example, context), content: answer(example, context)})),
    ...errors
      .filter(({status}) => status !== 200)
      .map((error) => ({
        label: error.status === 'other' ? t('refused') : String(error.status),
        content: refusal(error, context),
      })),
  ];
  return tabs({name: `answer-${id}`, legend: t('answers'), panels});
}

/** @returns `200` for success, `200 · code 100` for an answer whose code is another. */
function answerLabel({value}: NamedExample, {t}: RenderContext): string {
  const code = isObject(value) ? value.code : undefined;
  return typeof code !== 'number' || code === 0 ? '200' : `200 · ${t('code', {code: String(code)})}`;
}

function answer(example: NamedExample, context: RenderContext): Child {
  const {t} = context;
  const isPlain = example.name === 'default' || !example.summary;
  return namedExample(isPlain ? t('example') : t('exampleNamed', {name: example.summary}), example, context);
}

/** A status without an example of its own, such as the page of a gateway, is told in words. */
function refusal(error: ErrorModel, context: RenderContext): Child {
  const outcome = outcomeText(error, context);
  return error.example
    ? namedExample(`${outcome}: ${error.example.summary}`, error.example, context)
    : h('p', h('b', `${outcome}:`), ' ', richText(error.description), unconfirmedMark(error.confidence, context));
}

export function responseBlock(response: SuccessResponse, context: RenderContext): Child {
  const {t} = context;
  const mark = unconfirmedMark(response.confidence, context);
  if (response.kind === 'file')
    return h('p', withNodes(t('fileAnswer'), {type: h('code', response.contentType)}), mark);
  return [
    h('p', richText(t('envelope')), ' ', dataSentence(response.data, context), mark),
    choiceTitle(response.data, context),
    fieldTable({section: 'responses', caption: t('dataCaption'), fields: response.data.fields, context}),
    nestedFields(response.data.type, {section: 'responses', path: ''}, context),
  ];
}

/** An example as JSON under a title. */
export function namedExample(title: string, example: NamedExample, context: RenderContext): Child {
  return [exampleMark(example, context), jsonExample(title, example.value, context)];
}

function exampleMark({confidence}: NamedExample, context: RenderContext): Child {
  const mark = unconfirmedMark(confidence, context);
  return mark ? h('p', mark) : null;
}

/** Where data has one of several types, the table below it holds the fields of those without a section of their own. */
function choiceTitle({type, fields}: Shape, {t, schemaHref}: RenderContext): Child {
  const names = type.choices?.flatMap(({schema}) => (schema && !schemaHref(schema) ? [schema] : [])) ?? [];
  return names.length > 0 && fields.length > 0 ? h('p', `${t('schemaCaption', {name: names.join(', ')})}:`) : null;
}

function dataSentence(data: Shape, context: RenderContext): Child {
  return data.type.kind === 'array' && data.fields.length > 0
    ? richText(context.t('dataIsList'))
    : withNodes(context.t('dataIs'), {type: typeText(data.type, context)});
}
