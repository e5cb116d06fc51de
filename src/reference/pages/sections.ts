import type {Heading} from 'mdast';
import {enumAnchor, schemaAnchor} from '../shared/anchors';
import type {EnumModel, ErrorModel, Operation, SchemaModel, Webhook} from '../shared/model';
import {changelogOf} from '../history/changelog';
import {fieldSince, historyOf, valueSince, type VersionedContract} from '../history/history';
import type {LinkedSection} from '../model/linkedSections';
import {bodyBlock, wholeBlock} from './render/body';
import {answersBlock, namedExample, otherBodies, responseBlock, responseFields} from './render/response';
import {aboutBlock} from './render/about';
import {releaseBlock} from './render/changelog';
import {jsonExample} from './render/code';
import type {ApiMessageId, RenderContext} from './render/context';
import {h, toMarkup, type Child} from '../../kit/html';
import {callMark, notesOf, requestBlock, requestLine} from './render/request';
import {samplesBlock} from './render/samples';
import {tabs} from './render/tabs';
import {enumTable, errorTable, fieldTable, parameterTable} from './render/tables';
import {richBlocks} from './render/richText';
import {securityNotes, webhookSecurity} from './render/security';
import {withNodes} from './render/text';
import {valuesPanel} from './render/values';
import {mergeRefusals, type Refusals} from './refusals';

/** A part of generated content: an optional heading and finished markup. */
export interface Section {
  heading?: {id: string; text: string; depth: Heading['depth']};
  html: string;
  /** Stands below everything that the page's writer adds. */
  isAtEnd?: true;
}

/** Sections with what shows them in use; on wide screens both stand side by side, and the second stays in view. */
export interface Columns {
  text: Section[];
  aside: Section[];
  /** More text beside it; on narrow screens below it. */
  below?: Section[];
}

/** What a component needs besides its own model. */
export interface SectionInput {
  context: RenderContext;
  /** The contract in all versions, oldest first. */
  contracts: readonly VersionedContract[];
  /** Default address that samples call. */
  baseUrl: string;
  /** The page's own table of refusals, into which documented outcomes go; without one they get a section. */
  refusals?: Refusals | undefined;
  /** Depth of the headings of schemas and enums, which follow a written heading. */
  depth: Heading['depth'];
}

/**
 * @param files the sentence about the files for programs that hold the operation
 * @param trial where readers try it
 */
export function operationSections(
  operation: Operation,
  {context, contracts, baseUrl, refusals}: SectionInput,
  files: Child,
  trial: Child,
): (Section | Columns)[] {
  const history = historyOf(contracts, operation.id);
  const {parameters, body} = operation;
  // What holds for any call is told once, in the list of all statuses.
  const errors = operation.errors.filter(({status}) => status !== 'other');
  if (refusals) mergeRefusals(refusals, errors, context);
  const section = (id: ApiMessageId, markup: Child): Section => titled(id, markup, context);
  return [
    {html: toMarkup(requestLine(operation, baseUrl, context))},
    {
      text: [section('request', requestBlock(operation, context))],
      aside: [
        section('samples', [
          operation.isLink ? null : valuesPanel(context),
          samplesBlock(operation, baseUrl, context),
          trial,
          otherBodies(operation, context),
          files,
        ]),
      ],
      below: [
        ...(parameters.length > 0 ? [section('parameters', parameterTable(parameters, context))] : []),
        ...(body ? [section('body', bodyBlock(operation, context))] : []),
      ],
    },
    {
      text: [section('responses', responseBlock(operation, context))],
      aside: [{html: toMarkup(answersBlock(operation, context))}],
      below: [
        {html: toMarkup(responseFields(operation, context))},
        ...(refusals || errors.length === 0 ? [] : [section('errors', errorTable(errors, context))]),
      ],
    },
    {...section('changes', aboutBlock(operation, history, context)), isAtEnd: true},
  ];
}

/** Only the samples of an operation, for guides that walk through several calls. */
export function sampleSections(operation: Operation, {context, baseUrl}: SectionInput): Section[] {
  return [{html: toMarkup(samplesBlock(operation, baseUrl, context))}];
}

/** @param isSent whether requests hold the schema, so that readers need to know what is required */
export function schemaSections(
  model: SchemaModel,
  {context, contracts, depth}: SectionInput,
  isSent: boolean,
): Section[] {
  const {name, description, shape} = model;
  const table = fieldTable({
    section: schemaAnchor(name),
    caption: context.t('schemaCaption', {name}),
    fields: shape.fields,
    context,
    since: fieldSince(contracts, name),
    isSent,
  });
  return [
    {
      heading: {id: schemaAnchor(name), text: name, depth},
      html: toMarkup([richBlocks(description), wholeBlock(shape, context), table]),
    },
  ];
}

export function enumSections(model: EnumModel, {context, contracts, depth}: SectionInput): Section[] {
  const {name, description} = model;
  const table = enumTable(model, context, valueSince(contracts, name));
  return [{heading: {id: enumAnchor(name), text: name, depth}, html: toMarkup([richBlocks(description), table])}];
}

/** Objects and values that another page explains; each entry keeps the address that it had when it was explained here. */
export function indexSections(sections: readonly LinkedSection[], {context}: SectionInput): Section[] {
  const entries = sections.map(({component, id, page}) => {
    const isEnum = component === 'ApiEnum';
    const anchor = isEnum ? enumAnchor(id) : schemaAnchor(id);
    return h('li', {id: anchor}, h('a', {href: `${context.siblingHref(page)}#${anchor}`}, h('code', id)));
  });
  return [{html: toMarkup(h('ul', entries))}];
}

/** The application codes and the HTTP statuses that any call may answer with. */
export function errorSections(codes: EnumModel, operations: readonly Operation[], {context}: SectionInput): Section[] {
  const all = operations.flatMap(({errors}) =>
    errors.filter(({code, message}) => code === undefined && message === undefined),
  );
  const errors = [...new Set(all.map(({status}) => status))]
    .sort((a, b) => String(a).localeCompare(String(b)))
    .map((status) => generalError(all.filter((error) => error.status === status)));
  return [{html: toMarkup([enumTable(codes, context), errorTable(errors, context)])}];
}

/** @returns what most calls say about a status; it is certain where the status was read for any of them. */
function generalError(errors: readonly ErrorModel[]): ErrorModel {
  const count = ({description}: ErrorModel): number =>
    errors.filter((error) => error.description === description).length;
  const [{confidence, ...usual}] = [...errors].sort((a, b) => count(b) - count(a)) as [ErrorModel];
  return {...usual, ...(confidence && errors.every((error) => error.confidence) ? {confidence} : {})};
}

/** What each version brought, newest first. */
export function changelogSections({context, contracts}: SectionInput): Section[] {
  return changelogOf(contracts).map((release) => ({
    heading: {id: `v${release.version.replaceAll('.', '-')}`, text: release.version, depth: 2},
    html: toMarkup(releaseBlock(release, context)),
  }));
}

/** A call that the platform makes to its partner. */
export function webhookSections(webhook: Webhook, {context}: SectionInput): Section[] {
  const {t} = context;
  return [
    titled(
      'payload',
      [
        callMark(webhook, context),
        h('p', withNodes(t('payloadType'), {type: h('code', webhook.contentType)})),
        webhookSecurity(webhook.security, context),
        securityNotes(webhook.security, false, context),
        wholeBlock(webhook.payload, context),
        notesOf(webhook.notes, context),
        fieldTable({section: 'payload', caption: t('payloadCaption'), fields: webhook.payload.fields, context}),
        tabs({
          name: 'payload',
          legend: t('examplePayload'),
          panels: webhook.payloadExamples.map((example) => ({
            label: example.summary,
            content: namedExample(example.summary, example, context),
          })),
        }),
      ],
      context,
    ),
    titled(
      'answer',
      [
        wholeBlock(webhook.response, context),
        fieldTable({
          section: 'answer',
          caption: t('answerCaption'),
          fields: webhook.response.fields,
          context,
          isSent: true,
        }),
        jsonExample(t('exampleAnswer'), webhook.responseExample, context),
      ],
      context,
    ),
  ];
}

function titled(id: ApiMessageId, markup: Child, context: RenderContext): Section {
  return {heading: {id, text: context.t(id), depth: 2}, html: toMarkup(markup)};
}
