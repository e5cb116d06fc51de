import type {Confidence, EnumMeaning, Field, TypeModel} from '../../shared/model';
import type {RenderContext} from './context';
import {h, type Child} from '../../../kit/html';

/** @returns a text of the contract; words between backticks become code. */
export function richText(text: string): Child {
  const parts = text.split('`');
  return parts.map((part, index) => (index % 2 === 1 && index < parts.length - 1 ? h('code', part) : part));
}

/** @returns a translated sentence in which `{link}`-like marks become elements. */
export function withNodes(sentence: string, nodes: Readonly<Record<string, Child>>): Child {
  return sentence.split(/(\{\w+\})/).map((part) => {
    const name = /^\{(\w+)\}$/.exec(part)?.[1];
    return (name && nodes[name]) || richText(part);
  });
}

/** @returns the name of a field that breaks, where there is no room for it, between its words: `processed|By|User`. */
export function breakableName(name: string): Child {
  if (name.length < 16) return name;
  return name.split(/(?<=\.)|(?<=[a-z])(?=[A-Z])/).flatMap((word, index) => [index > 0 ? h('wbr') : null, word]);
}

/** @returns things with commas between them. */
export function commaList(nodes: readonly Child[]): Child {
  return nodes.map((node, index) => [index > 0 ? ', ' : '', node]);
}

/** @returns things as a sentence lists them: `a, b and c`. */
export function wordList(nodes: readonly Child[], {t}: RenderContext): Child {
  const last = nodes.length - 1;
  return nodes.map((node, index) => [index === 0 ? '' : index === last ? ` ${t('and')} ` : ', ', node]);
}

/** @returns a type as words, with a link when its definition is on another page or section. */
export function typeText(type: TypeModel, context: RenderContext): Child {
  const {t} = context;
  if (type.nullable) {
    const {nullable: _, ...rest} = type;
    return [typeText(rest, context), ` ${t('orNull')}`];
  }
  if (type.choices) {
    return type.choices
      .map((choice) => typeText(choice, context))
      .reduce((first, second) => withNodes(t('either'), {first, second}));
  }
  if (type.items) return withNodes(t('arrayOf'), {type: typeText(type.items, context)});
  if (type.enumName && type.kind === 'object') return linkOr(type.enumName, context.enumHref(type.enumName));
  if (type.schema) return linkOr(type.schema, context.schemaHref(type.schema));
  const named: Partial<Record<TypeModel['kind'], string>> = {
    file: t('file'),
    object: t('object'),
    array: t('array'),
    any: t('any'),
  };
  return named[type.kind] ?? (type.format ? `${type.kind} (${type.format})` : type.kind);
}

/** @returns name and address of the schema that a type has its fields from, if they are shown elsewhere. */
export function nestedSchema(type: TypeModel, context: RenderContext): {name: string; href: string} | undefined {
  if (type.items) return nestedSchema(type.items, context);
  const choices = type.choices?.flatMap((choice) => nestedSchema(choice, context) ?? []) ?? [];
  if (choices[0]) return choices[0];
  const href = type.schema && !type.enumName ? context.nestedHref(type.schema) : undefined;
  return type.schema && href ? {name: type.schema, href} : undefined;
}

function linkOr(name: string, href: string | undefined): Child {
  return href ? h('a', {href}, name) : name;
}

/** A named enum with more values than this is linked instead of listed beside the field. */
const mostInlineValues = 5;

/** @returns allowed values in one line: `1 Text only · 2 Text and image`. */
export function valuesText(values: readonly EnumMeaning[]): string {
  return values.map(({value, title}) => (title ? `${value} ${title}` : String(value))).join(' · ');
}

/** @returns everything to say about a field, sentence after sentence. */
export function meaningText(field: Field, context: RenderContext, since?: string): Child {
  const {t} = context;
  const enumName = field.type.kind === 'object' ? undefined : (field.type.enumName ?? field.type.items?.enumName);
  const sentences: Child[] = [];
  if (field.description) sentences.push(richText(endSentence(field.description)));
  if (field.values && !(enumName && field.values.length > mostInlineValues))
    sentences.push(t('values', {values: valuesText(field.values)}));
  else if (enumName) sentences.push(withNodes(t('seeEnum'), {link: linkOr(enumName, context.enumHref(enumName))}));
  if (since) sentences.push(`${t('since', {version: since})}.`);
  return [
    sentences.map((sentence, index) => [index > 0 ? ' ' : '', sentence]),
    unconfirmedMark(field.confidence, context),
  ];
}

/** @returns the sign that follows what is inferred, and leads to its explanation; null for every other part. */
export function unconfirmedMark(confidence: Confidence | undefined, context: RenderContext): Child {
  const {t, unconfirmedHref} = context;
  if (confidence !== 'inferred') return null;
  return [' ', h('a.api-mark', {href: unconfirmedHref, title: t('unconfirmedMeaning')}, t('unconfirmed'))];
}

function endSentence(text: string): string {
  return /[.!?:)]$/.test(text) ? text : `${text}.`;
}
