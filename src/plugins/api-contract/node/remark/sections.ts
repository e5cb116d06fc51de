import {Fragment, type ReactElement, type ReactNode} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {enumAnchor, schemaAnchor, sectionIds} from '../../shared/anchors';
import type {ApiMessageId} from '../../shared/messages';
import type {EnumModel, Operation, SchemaModel, Webhook} from '../../shared/model';
import {fieldSince, historyOf, valueSince, type VersionedContract} from '../diff/history';
import {AnswerBlock, BodyBlock} from '../render/answer';
import {ChangesBlock} from '../render/changes';
import {JsonExample} from '../render/code';
import type {RenderContext} from '../render/context';
import {h} from '../render/h';
import {Notes, RequestBlock} from '../render/request';
import {SamplesBlock} from '../render/samples';
import {EnumTable, ErrorTable, FieldTable, ParameterTable} from '../render/tables';
import {richText, withNodes} from '../render/text';
import {toSampleRequest} from '../samples/request';
import type {Section} from './nodes';

/** What a component needs besides its own model. */
export interface SectionInput {
  context: RenderContext;
  /** The contract in all versions, oldest first. */
  contracts: readonly VersionedContract[];
  /** Address that samples call unless told otherwise. */
  baseUrl: string;
  /** Depth of headings of things that stand below a written heading. */
  depth: number;
}

type SectionId = keyof typeof sectionIds & ApiMessageId;

/** All about one operation. */
export function operationSections(operation: Operation, {context, contracts, baseUrl}: SectionInput): Section[] {
  const history = historyOf(contracts, operation.id);
  const sections: (readonly [SectionId, ReactElement] | undefined)[] = [
    ['request', h(RequestBlock, {operation, context, ...(history ? {history} : {})})],
    operation.parameters.length > 0 ? ['parameters', h(ParameterTable, {parameters: operation.parameters, context})] : undefined,
    operation.body ? ['body', h(BodyBlock, {body: operation.body, context})] : undefined,
    ['responses', h(AnswerBlock, {answer: operation.answer, context})],
    operation.errors.length > 0 ? ['errors', h(ErrorTable, {errors: operation.errors, context})] : undefined,
    ['samples', h(SamplesBlock, {id: operation.id, request: toSampleRequest(operation, baseUrl), context})],
    history ? ['changes', h(ChangesBlock, {history, context})] : undefined,
  ];
  return sections.filter((section) => section !== undefined).map(([id, element]) => titled(id, element, context));
}

/** Only the samples of an operation, for guides that walk through several calls. */
export function sampleSections(operation: Operation, {context, baseUrl}: SectionInput): Section[] {
  return [{html: markup(h(SamplesBlock, {id: operation.id, request: toSampleRequest(operation, baseUrl), context}))}];
}

/** A shared schema under its own heading. */
export function schemaSections(model: SchemaModel, {context, contracts, depth}: SectionInput): Section[] {
  const {name, description, shape} = model;
  const table = h(FieldTable, {
    caption: context.t('schemaCaption', {name}),
    fields: shape.fields,
    context,
    since: fieldSince(contracts, name),
  });
  return [{heading: {id: schemaAnchor(name), text: name, depth}, html: markup(h(Fragment, null, paragraph(description), table))}];
}

/** An enum under its own heading. */
export function enumSections(model: EnumModel, {context, contracts, depth}: SectionInput): Section[] {
  const {name, description} = model;
  const table = h(EnumTable, {model, context, since: valueSince(contracts, name)});
  return [{heading: {id: enumAnchor(name), text: name, depth}, html: markup(h(Fragment, null, paragraph(description), table))}];
}

/** The application codes and the HTTP statuses that any call may answer with. */
export function errorSections(codes: EnumModel, operations: readonly Operation[], {context}: SectionInput): Section[] {
  const statuses = new Map(operations.flatMap(({errors}) => errors.filter(({code}) => code === undefined).map((error) => [error.status, error])));
  const errors = [...statuses.values()].sort((a, b) => a.status - b.status);
  return [{html: markup(h(Fragment, null, h(EnumTable, {model: codes, context}), h(ErrorTable, {errors, context})))}];
}

/** A call that the platform makes to its partner. */
export function webhookSections(webhook: Webhook, {context}: SectionInput): Section[] {
  const {t} = context;
  return [
    titled(
      'payload',
      h(
        Fragment,
        null,
        h('p', null, withNodes(t('contentType'), {type: h('code', null, webhook.contentType)})),
        h(Notes, {notes: webhook.notes, context}),
        h(FieldTable, {caption: t('payloadCaption'), fields: webhook.payload.fields, context}),
        h(JsonExample, {caption: t('examplePayload'), value: webhook.payloadExample, context}),
      ),
      context,
    ),
    titled(
      'answer',
      h(
        Fragment,
        null,
        h(FieldTable, {caption: t('answerCaption'), fields: webhook.answer.fields, context}),
        h(JsonExample, {caption: t('exampleAnswer'), value: webhook.answerExample, context}),
      ),
      context,
    ),
  ];
}

function titled(id: SectionId, element: ReactElement, context: RenderContext): Section {
  return {heading: {id: sectionIds[id], text: context.t(id), depth: 2}, html: markup(element)};
}

function paragraph(text: string): ReactNode {
  return text ? h('p', null, richText(text)) : null;
}

function markup(element: ReactElement): string {
  return renderToStaticMarkup(element);
}
