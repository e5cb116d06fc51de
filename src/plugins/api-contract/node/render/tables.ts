import type {EnumModel, ErrorModel, Field, Parameter} from '../../shared/model';
import type {RenderContext} from './context';
import {h, type Child} from '../../../../content/html';
import {breakableName, certaintyMark, meaningText, richText, typeText} from './text';

interface Table {
  caption: string;
  head: string[];
  /** First cell of a row, which names it, and the others. */
  rows: [Child, ...Child[]][];
}

/** A plain table; its caption is for readers who cannot see what surrounds it. */
function table({caption, head, rows}: Table): Child {
  return h(
    rows.some(([, ...cells]) => cells.length > 1) ? 'table.api-table.stacked' : 'table.api-table',
    h('caption', caption),
    h(
      'thead',
      h(
        'tr',
        head.map((text) => h('th', {scope: 'col'}, text)),
      ),
    ),
    h(
      'tbody',
      rows.map(([name, ...cells]) =>
        h(
          'tr',
          h('th', {scope: 'row'}, name),
          cells.map((cell) => h('td', cell)),
        ),
      ),
    ),
  );
}

interface FieldTable {
  caption: string;
  fields: readonly Field[];
  context: RenderContext;
  /** Version that brought a field, when it was not there from the start. */
  since?: (field: Field) => string | undefined;
}

export function fieldTable({caption, fields, context, since}: FieldTable): Child {
  const {t} = context;
  // A plain value such as a position has words but no fields.
  if (fields.length === 0) return null;
  return table({
    caption,
    head: [t('field'), t('type'), t('meaning')],
    rows: fields.map((field) => [
      breakableName(field.name),
      [typeText(field.type, context), remarks(field, context)],
      meaningText(field, context, since?.(field)),
    ]),
  });
}

/** One row for each parameter; its type cell also names where it is sent. */
export function parameterTable(parameters: readonly Parameter[], context: RenderContext): Child {
  const {t} = context;
  const places = {path: t('inPath'), query: t('inQuery'), header: t('inHeader'), cookie: t('inCookie')};
  return table({
    caption: t('parametersCaption'),
    head: [t('parameter'), t('type'), t('meaning')],
    rows: parameters.map((parameter) => [
      breakableName(parameter.name),
      [typeText(parameter.type, context), ` · ${places[parameter.in]}`, remarks(parameter, context)],
      meaningText(parameter, context),
    ]),
  });
}

function remarks(field: Field, {t}: RenderContext): string {
  const required = field.required ? ` · ${t('required')}` : '';
  return field.default === undefined
    ? required
    : `${required} · ${t('default', {value: JSON.stringify(field.default)})}`;
}

export function enumTable(
  model: EnumModel,
  context: RenderContext,
  since?: (value: number | string) => string | undefined,
): Child {
  const {t} = context;
  return table({
    caption: t('enumCaption', {name: model.name}),
    head: [t('value'), t('meaning')],
    rows: model.values.map(({value, title, description, confidence}) => {
      const version = since?.(value);
      return [
        String(value),
        [
          title,
          title && description ? ': ' : '',
          richText(description),
          version ? ` ${t('since', {version})}.` : '',
          confidence ? [' ', certaintyMark(confidence, context)] : '',
        ],
      ];
    }),
  });
}

/** Documented outcomes other than success. */
export function errorTable(errors: readonly ErrorModel[], context: RenderContext): Child {
  const {t} = context;
  return table({
    caption: t('errorsCaption'),
    head: [t('outcome'), t('meaning')],
    rows: errors.map((error) => [
      outcomeText(error, context),
      [richText(error.description), error.confidence ? [' ', certaintyMark(error.confidence, context)] : ''],
    ]),
  });
}

/** @returns what a reader sees of an outcome: a status, a code or a message. */
export function outcomeText({status, code, message}: ErrorModel, {t}: RenderContext): string {
  if (message !== undefined) return message;
  if (code !== undefined) return t('codeMeaning', {code: String(code)});
  return status === 'other' ? t('otherStatus') : t('http', {status: String(status)});
}
