import type {Answer, ErrorModel, NamedExample, Operation, Shape} from '../../shared/model';
import {codeBlock, jsonExample} from './code';
import {isObject} from '../../contract/pointer';
import {wholeBlock} from './body';
import type {RenderContext} from './context';
import {h, type Child} from '../../../kit/html';
import {richBlocks} from './richText';
import {fieldTable, nestedFields, outcomeText} from './tables';
import {tabs} from './tabs';
import {commaList, typeText, unconfirmedMark, withCode, withNodes} from './text';

/** The bodies that the samples do not send, to be opened one by one; they send the first. */
export function otherBodies({body, otherBodies: others = []}: Operation, context: RenderContext): Child {
  const examples = [...(body?.examples.slice(1) ?? []), ...others.flatMap((other) => other.examples)];
  return examples.map((example) =>
    h(
      'details.api-example',
      h('summary', example.summary === '' ? context.t('examples') : context.t('exampleBody', {name: example.summary})),
      exampleMark(example, context),
      exampleCode(undefined, example, context),
    ),
  );
}

/** What each outcome looks like, a tab for each: the examples of success first, then the documented statuses. */
export function answersBlock({id, response, otherResponses, errors}: Operation, context: RenderContext): Child {
  const {t} = context;
  const successes = [response, ...otherResponses].flatMap((success) =>
    success.kind === 'file' && success.examples.length === 0
      ? [{label: String(success.status), content: inWords(success, success.contentTypes, context)}]
      : success.examples.map((example) => ({
          label: answerLabel(example, success, context),
          content: answer(example, context),
        })),
  );
  const panels = [
    ...successes,
    ...errors
      .filter(({code, message}) => code === undefined && message === undefined)
      .map((error) => ({
        label: error.status === 'other' ? t('refused') : String(error.status),
        content: refusal(error, context),
      })),
  ];
  return tabs({name: `answer-${id}`, legend: t('answers'), panels});
}

/** @returns `200` for success, `200 · code 100` for an answer whose code is another. */
function answerLabel({value}: NamedExample, {status, kind}: Answer, {t}: RenderContext): string {
  const code = kind === 'envelope' && isObject(value) ? value.code : undefined;
  return typeof code !== 'number' || code === 0 ? String(status) : `${status} · ${t('code', {code: String(code)})}`;
}

function answer(example: NamedExample, context: RenderContext): Child {
  const {t} = context;
  const isPlain = example.name === 'default' || !example.summary;
  return namedExample(isPlain ? t('example') : t('exampleNamed', {name: example.summary}), example, context);
}

/** A status without an example of its own is told in words. */
function refusal(error: ErrorModel, context: RenderContext): Child {
  const outcome = outcomeText(error, context);
  const {answer: whole} = error;
  const examples = whole?.examples ?? (error.example ? [error.example] : []);
  return [
    examples.length > 0
      ? examples.map((example) =>
          namedExample(`${outcome}: ${example.summary || outcome}`.replace(/^(.+): \1$/, '$1'), example, context),
        )
      : inWords(error, whole?.contentTypes ?? [], context),
    whole?.kind === 'bare' && !hasDetails(whole) ? richBlocks(whole.data.description ?? '') : null,
  ];
}

/** An outcome without an example: a file, or the page of a gateway. */
function inWords(outcome: Answer | ErrorModel, contentTypes: readonly string[], context: RenderContext): Child {
  const types = contentTypes.map((type) => h('code', type));
  const lead = [outcomeText(outcome, context), types.length > 0 ? [' (', commaList(types), ')'] : null, ':'];
  const mark = unconfirmedMark(outcome.confidence, context);
  return richBlocks(outcome.description, [h('b', lead), ' '], mark ? [mark] : []);
}

/** What comes back, before its example: the words about the first success. */
export function responseBlock({response}: Operation, context: RenderContext): Child {
  return answerWords(response, 'responses', context);
}

/** The fields of the first success, then every other status that brings more than a message. */
export function responseFields({response, otherResponses, errors}: Operation, context: RenderContext): Child[] {
  const refusals = errors.flatMap((error) => error.answer ?? []);
  const others = [...otherResponses, ...refusals.filter(hasDetails)];
  return [
    ...answerFields(response, 'responses', context),
    ...others.flatMap((other) => {
      const section = `responses-${other.status}`;
      return [answerWords(other, section, context), ...answerFields(other, section, context)];
    }),
  ];
}

/** @returns whether a refusal brings more than its description and the usual envelope. */
function hasDetails({headers, data, kind}: Answer): boolean {
  const {remarks, values, deprecated, fields, type} = data;
  const hasFacts = Boolean(remarks ?? values ?? deprecated ?? data.default !== undefined);
  return headers.length > 0 || fields.length > 0 || type.schema !== undefined || (kind === 'bare' && hasFacts);
}

/** @param section id of the place of its fields */
function answerWords(response: Answer, section: string, context: RenderContext): Child {
  const {t} = context;
  const {data, contentTypes, kind} = response;
  const others = contentTypes.slice(1).map((type) => h('code', type));
  const mark = unconfirmedMark(response.confidence, context, 'answer');
  return [
    richBlocks(
      response.description,
      [h('b', `${outcomeText(response, context)}:`), ' '],
      [
        // Of a refusal the contract need not say what it holds.
        ...(kind === 'none' && section !== 'responses' ? [] : [contentSentence(response, context)]),
        ...(others.length > 0 ? [withNodes(t('alsoAs'), {types: commaList(others)})] : []),
        ...(mark ? [mark] : []),
      ],
    ),
    // The type has named the forms already; what chooses among them, only this says.
    kind === 'none' ? null : wholeBlock(data, context, data.type.forms?.by !== undefined),
  ];
}

function answerFields({data, headers, kind}: Answer, section: string, context: RenderContext): Child[] {
  const {t} = context;
  return [
    fieldTable({
      section,
      caption: kind === 'envelope' ? t('dataCaption') : t('fieldsCaption'),
      fields: data.fields,
      context,
    }),
    nestedFields(data.type, {section, path: ''}, context),
    headers.length === 0
      ? null
      : [
          h('p', t('headers')),
          fieldTable({section: `${section}-headers`, caption: t('headersCaption'), fields: headers, context}),
        ],
  ];
}

function contentSentence(answer: Answer, context: RenderContext): Child {
  const {t} = context;
  const {kind, data, contentTypes} = answer;
  if (kind === 'none') return t('noContent');
  if (kind === 'envelope') return [withCode(t('envelope')), ' ', dataSentence(data, context)];
  const type = h('code', contentTypes[0] ?? '');
  if (kind === 'file') return withNodes(t('fileAnswer'), {type});
  const isList = data.type.kind === 'array' && data.fields.length > 0;
  return [
    withNodes(t('bareAnswer'), {type}),
    ' ',
    isList ? t('answerIsList') : withNodes(t('answerIs'), {type: typeText(data.type, context)}),
  ];
}

/** An example under a title. */
export function namedExample(title: string, example: NamedExample, context: RenderContext): Child {
  return [exampleMark(example, context), exampleCode(title, example, context)];
}

/** Text that is not JSON is shown as it is. */
function exampleCode(title: string | undefined, {value, isText}: NamedExample, context: RenderContext): Child {
  return isText && typeof value === 'string'
    ? codeBlock({code: value, language: 'text', context, ...(title === undefined ? {} : {title})})
    : jsonExample(title, value, context);
}

function exampleMark({confidence}: NamedExample, context: RenderContext): Child {
  const mark = unconfirmedMark(confidence, context, 'example');
  return mark ? h('p', mark) : null;
}

function dataSentence(data: Shape, context: RenderContext): Child {
  return data.type.kind === 'array' && data.fields.length > 0
    ? withCode(context.t('dataIsList'))
    : withNodes(context.t('dataIs'), {type: typeText(data.type, context)});
}
