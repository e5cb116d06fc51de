import type {Heading} from 'mdast';
import {enumAnchor, schemaAnchor} from '../../shared/anchors';
import type {EnumModel, Operation, SchemaModel, Webhook} from '../../shared/model';
import {fieldSince, historyOf, valueSince, type VersionedContract} from '../diff/history';
import {responseBlock, bodyBlock} from '../render/response';
import {changesBlock} from '../render/changes';
import {jsonExample} from '../render/code';
import type {ApiMessageId, RenderContext} from '../render/context';
import {h, toMarkup, type Child} from '../../../../content/html';
import {notesOf, requestBlock} from '../render/request';
import {samplesBlock} from '../render/samples';
import {enumTable, errorTable, fieldTable, parameterTable} from '../render/tables';
import {richText, withNodes} from '../render/text';

/** A section of generated content: an optional heading and finished markup. */
export interface Section {
  heading?: {id: string; text: string; depth: Heading['depth']};
  html: string;
}

/** What a component needs besides its own model. */
export interface SectionInput {
  context: RenderContext;
  /** The contract in all versions, oldest first. */
  contracts: readonly VersionedContract[];
  /** Default address that samples call. */
  baseUrl: string;
  /** Depth of the headings of schemas and enums, which follow a written heading. */
  depth: Heading['depth'];
}

export function operationSections(operation: Operation, {context, contracts, baseUrl}: SectionInput): Section[] {
  const history = historyOf(contracts, operation.id);
  const sections: (readonly [ApiMessageId, Child] | undefined)[] = [
    ['request', requestBlock(operation, history, context)],
    operation.parameters.length > 0 ? ['parameters', parameterTable(operation.parameters, context)] : undefined,
    operation.body ? ['body', bodyBlock(operation.body, context)] : undefined,
    ['responses', responseBlock(operation.response, context)],
    operation.errors.length > 0 ? ['errors', errorTable(operation.errors, context)] : undefined,
    ['samples', samplesBlock(operation, baseUrl, context)],
    history ? ['changes', changesBlock(history, context)] : undefined,
  ];
  return sections.filter((section) => section !== undefined).map(([id, markup]) => titled(id, markup, context));
}

/** Only the samples of an operation, for guides that walk through several calls. */
export function sampleSections(operation: Operation, {context, baseUrl}: SectionInput): Section[] {
  return [{html: toMarkup(samplesBlock(operation, baseUrl, context))}];
}

export function schemaSections(model: SchemaModel, {context, contracts, depth}: SectionInput): Section[] {
  const {name, description, shape} = model;
  const table = fieldTable({
    caption: context.t('schemaCaption', {name}),
    fields: shape.fields,
    context,
    since: fieldSince(contracts, name),
  });
  return [{heading: {id: schemaAnchor(name), text: name, depth}, html: toMarkup([paragraph(description), table])}];
}

export function enumSections(model: EnumModel, {context, contracts, depth}: SectionInput): Section[] {
  const {name, description} = model;
  const table = enumTable(model, context, valueSince(contracts, name));
  return [{heading: {id: enumAnchor(name), text: name, depth}, html: toMarkup([paragraph(description), table])}];
}

/** The application codes and the HTTP statuses that any call may answer with. */
export function errorSections(codes: EnumModel, operations: readonly Operation[], {context}: SectionInput): Section[] {
  const statuses = new Map(
    operations.flatMap(({errors}) =>
      errors.filter(({code}) => code === undefined).map((error) => [error.status, error]),
    ),
  );
  const errors = [...statuses.values()].sort((a, b) => a.status - b.status);
  return [{html: toMarkup([enumTable(codes, context), errorTable(errors, context)])}];
}

/** A call that the platform makes to its partner. */
export function webhookSections(webhook: Webhook, {context}: SectionInput): Section[] {
  const {t} = context;
  return [
    titled(
      'payload',
      [
        h('p', withNodes(t('contentType'), {type: h('code', webhook.contentType)})),
        notesOf(webhook.notes, context),
        fieldTable({caption: t('payloadCaption'), fields: webhook.payload.fields, context}),
        jsonExample(t('examplePayload'), webhook.payloadExample, context),
      ],
      context,
    ),
    titled(
      'answer',
      [
        fieldTable({caption: t('answerCaption'), fields: webhook.response.fields, context}),
        jsonExample(t('exampleAnswer'), webhook.responseExample, context),
      ],
      context,
    ),
  ];
}

function titled(id: ApiMessageId, markup: Child, context: RenderContext): Section {
  return {heading: {id, text: context.t(id), depth: 2}, html: toMarkup(markup)};
}

function paragraph(text: string): Child {
  return text ? h('p', richText(text)) : null;
}
