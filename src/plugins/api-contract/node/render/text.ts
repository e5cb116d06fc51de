import {Fragment, type ReactNode} from 'react';
import type {EnumMeaning, Field, TypeModel} from '../../shared/model';
import type {RenderContext} from './context';
import {h} from './h';

/** @returns a text of the contract; words between backticks become code. */
export function richText(text: string): ReactNode {
  const parts = text.split('`');
  return parts.map((part, index) => (index % 2 === 1 && index < parts.length - 1 ? h('code', {key: index}, part) : part));
}

/** @returns a translated sentence in which `{link}`-like marks become elements. */
export function withNodes(sentence: string, nodes: Readonly<Record<string, ReactNode>>): ReactNode {
  return sentence.split(/(\{\w+\})/).map((part, index) => {
    const name = /^\{(\w+)\}$/.exec(part)?.[1];
    return h(Fragment, {key: index}, name && name in nodes ? nodes[name] : richText(part));
  });
}

/** @returns things with commas between them. */
export function commaList(nodes: readonly ReactNode[]): ReactNode {
  return nodes.map((node, index) => h(Fragment, {key: index}, index > 0 ? ', ' : '', node));
}

/** @returns a type as words, with a link where its definition stands elsewhere. */
export function typeText(type: TypeModel, context: RenderContext): ReactNode {
  const {t} = context;
  if (type.nullable) return h(Fragment, null, typeText(withoutNull(type), context), ` ${t('orNull')}`);
  if (type.items) return withNodes(t('arrayOf'), {type: typeText(type.items, context)});
  if (type.enumName && type.kind === 'object') return linkOr(type.enumName, context.enumHref(type.enumName));
  if (type.schema) return linkOr(type.schema, context.schemaHref(type.schema));
  const named: Partial<Record<TypeModel['kind'], string>> = {file: t('file'), object: t('object'), array: t('array'), any: t('any')};
  return named[type.kind] ?? (type.format ? `${type.kind} (${type.format})` : type.kind);
}

function linkOr(name: string, href: string | undefined): ReactNode {
  return href ? h('a', {href}, name) : name;
}

/** @returns allowed values in one line: `1 Text only · 2 Text and image`. */
export function valuesText(values: readonly EnumMeaning[]): string {
  return values.map(({value, title}) => (title ? `${value} ${title}` : String(value))).join(' · ');
}

/** @returns everything to say about a field, sentence after sentence. */
export function meaningText(field: Field, context: RenderContext, since?: string): ReactNode {
  const {t} = context;
  const enumName = field.type.kind === 'object' ? undefined : (field.type.enumName ?? field.type.items?.enumName);
  const href = enumName ? context.enumHref(enumName) : undefined;
  const sentences: ReactNode[] = [
    field.description ? richText(endSentence(field.description)) : null,
    field.values ? t('values', {values: valuesText(field.values)}) : href ? withNodes(t('seeEnum'), {link: linkOr(enumName ?? '', href)}) : null,
    since ? `${t('since', {version: since})}.` : null,
    field.confidence ? t(field.confidence === 'inferred' ? 'inferred' : 'partlySeen') : null,
  ].filter((sentence) => sentence !== null);
  return sentences.map((sentence, index) => h(Fragment, {key: index}, index > 0 ? ' ' : '', sentence));
}

function endSentence(text: string): string {
  return /[.!?:)]$/.test(text) ? text : `${text}.`;
}

function withoutNull({nullable: _, ...type}: TypeModel): TypeModel {
  return type;
}
