import type {Confidence, EnumMeaning, Field, Scalar, TypeModel} from '../../shared/model';
import {exactJson} from '../../shared/exactJson';
import {plainType} from '../../model/plainType';
import type {RenderContext} from './context';
import {h, type Child} from '../../../kit/html';
import {richSentences} from './richText';

/** @returns a text of ours; words between backticks become code. */
export function withCode(text: string): Child {
  const parts = text.split('`');
  return parts.map((part, index) => (index % 2 === 1 && index < parts.length - 1 ? h('code', part) : part));
}

/** @returns a translated sentence in which `{link}`-like marks become elements. */
export function withNodes(sentence: string, nodes: Readonly<Record<string, Child>>): Child {
  return sentence.split(/(\{\w+\})/).map((part) => {
    const name = /^\{(\w+)\}$/.exec(part)?.[1];
    return (name && nodes[name]) || withCode(part);
  });
}

/** @returns the name of a field that breaks, where there is no room for it, between its words: `processed|By|User`. */
export function breakableName(name: string): Child {
  if (name.length < 16) return name;
  return name.split(/(?<=\.)|(?<=[a-z])(?=[A-Z])/).flatMap((word, index) => [index > 0 ? h('wbr') : null, word]);
}

/** @returns what readers call a form; one without a name has its number. */
export function formName(label: string, {t}: RenderContext): string {
  const number = /^#(\d+)$/.exec(label)?.[1];
  return number === undefined ? label : t('formNumber', {number});
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
    const isFirst = (choice: TypeModel, index: number, all: TypeModel[]): boolean =>
      all.findIndex((other) => plainType(other) === plainType(choice)) === index;
    return type.choices
      .filter(isFirst)
      .map((choice) =>
        choice.values && !choice.nullable ? ['(', typeText(choice, context), ')'] : typeText(choice, context),
      )
      .reduce((first, second) => withNodes(t('either'), {first, second}));
  }
  if (type.items) return withNodes(t('arrayOf'), {type: innerText(type.items, context)});
  if (type.enumName && type.kind === 'object') return linkOr(type.enumName, context.enumHref(type.enumName));
  const name = type.schema ? linkOr(type.schema, context.schemaHref(type.schema)) : t('object');
  if (type.values) return withNodes(t('mapOf'), {object: name, type: innerText(type.values, context)});
  if (type.schema) return name;
  const named: Partial<Record<TypeModel['kind'], string>> = {
    file: t('file'),
    object: t('object'),
    array: t('array'),
    any: type.format ? `${t('any')} (${type.format})` : t('any'),
  };
  return named[type.kind] ?? (type.format ? `${type.kind} (${type.format})` : type.kind);
}

/** What may be one of several types stands in brackets: a list of texts or null is not a list or null. */
function innerText(type: TypeModel, context: RenderContext): Child {
  const text = typeText(type, context);
  return type.nullable || type.choices ? ['(', text, ')'] : text;
}

/** @returns name and address of the schema that a type has its fields from, if they are shown elsewhere. */
export function nestedSchema(type: TypeModel, context: RenderContext): {name: string; href: string} | undefined {
  if (type.items) return nestedSchema(type.items, context);
  // Each form has a row of its own.
  if (type.forms) return undefined;
  if (type.values && !type.schema) return nestedSchema(type.values, context);
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

/** @returns a value as readers type it: texts without quotation marks, unless these make it visible. */
export function scalarText(value: Scalar): string {
  return typeof value === 'string' && value.trim() === value && value !== '' ? value : exactJson(value);
}

/** @returns allowed values in one line: `1 Text only · 2 Text and image`. */
function valuesText(values: readonly EnumMeaning[], {t}: RenderContext): string {
  // '1' and 1 are two values.
  const isDouble = (value: Scalar): boolean =>
    values.some((other) => other.value !== value && scalarText(other.value) === scalarText(value));
  return values
    .map(({value, title, deprecated}) =>
      [isDouble(value) ? exactJson(value) : scalarText(value), title, deprecated ? `(${t('deprecated')})` : '']
        .filter((part) => part !== '')
        .join(' '),
    )
    .join(' · ');
}

/** @returns everything to say about a field, sentence after sentence. */
export function meaningText(field: Field, context: RenderContext, since?: string): Child {
  const {t} = context;
  const sentences = [...formSentences(field, context), ...valueSentences(field, context)];
  if (since) sentences.push(`${t('since', {version: since})}.`);
  if (field.sameAs !== undefined) {
    const holder = field.sameAs === '' ? t('wholeValue') : h('code', field.sameAs);
    sentences.push(withNodes(t('sameFields'), {field: holder}));
  }
  return [richSentences(field.description, sentences), unconfirmedMark(field.confidence, context)];
}

/** @returns which values a value may have, listed or linked. */
export function valueSentences({type, values}: Pick<Field, 'type' | 'values'>, context: RenderContext): Child[] {
  const {t} = context;
  const enumName = type.kind === 'object' ? undefined : (type.enumName ?? type.items?.enumName);
  if (values && !(enumName && values.length > mostInlineValues))
    return [t('values', {values: valuesText(values, context)})];
  return enumName ? [withNodes(t('seeEnum'), {link: linkOr(enumName, context.enumHref(enumName))})] : [];
}

/** Which form a row introduces, or that several forms follow. */
function formSentences({type, form, sameAs}: Field, context: RenderContext): Child[] {
  const {t} = context;
  const code = (text: Scalar): Child => h('code', scalarText(text));
  const sentences: Child[] = [];
  if (form?.by && form.values.length > 0)
    sentences.push(withNodes(t('formWhere'), {field: code(form.by), values: commaList(form.values.map(code))}));
  if (form && form.requires.length > 0)
    sentences.push(withNodes(t('formRequires'), {fields: wordList(form.requires.map(code), context)}));
  const choice = sameAs === undefined ? formsSentence(type, context) : null;
  return choice === null ? sentences : [...sentences, choice];
}

/** @returns that a value has one of the forms in the rows below, and what says which; null for any other value. */
export function formsSentence(type: TypeModel, context: RenderContext): Child {
  const {t} = context;
  const forms = type.forms ?? type.items?.forms ?? type.values?.forms;
  if (!forms) return null;
  if (forms.by) return withNodes(t('formsChosen'), {field: h('code', forms.by)});
  return t(forms.mayJoin ? 'formsAny' : 'formsOne');
}

/**
 * @param part what the sign is about, where it does not stand behind that
 * @returns the sign that follows what is inferred, and leads to its explanation; null for every other part
 */
export function unconfirmedMark(
  confidence: Confidence | undefined,
  context: RenderContext,
  part?: 'call' | 'takenOver' | 'example' | 'answer',
  values?: Readonly<Record<string, string>>,
): Child {
  const {t, unconfirmedHref} = context;
  if (confidence !== 'inferred') return null;
  return [
    ' ',
    h(
      'a.api-mark',
      {href: unconfirmedHref, title: t('unconfirmedMeaning')},
      t(part ? `unconfirmed.${part}` : 'unconfirmed', values),
    ),
  ];
}
