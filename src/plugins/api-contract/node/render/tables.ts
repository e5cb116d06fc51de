import {Fragment, type ReactElement, type ReactNode} from 'react';
import type {EnumModel, ErrorModel, Field, Parameter} from '../../shared/model';
import type {RenderContext} from './context';
import {h} from './h';
import {meaningText, richText, typeText} from './text';

interface TableProps {
  caption: string;
  head: string[];
  rows: {key: string; head: ReactNode; cells: ReactNode[]}[];
}

/** A plain table with a caption for those who cannot see where it stands. */
export function Table({caption, head, rows}: TableProps): ReactElement {
  return h(
    'table',
    {className: 'api-table'},
    h('caption', null, caption),
    h('thead', null, h('tr', null, head.map((text) => h('th', {key: text, scope: 'col'}, text)))),
    h(
      'tbody',
      null,
      rows.map((row) => h('tr', {key: row.key}, h('th', {scope: 'row'}, row.head), row.cells.map((cell, index) => h('td', {key: index}, cell)))),
    ),
  );
}

interface FieldTableProps {
  caption: string;
  fields: readonly Field[];
  context: RenderContext;
  /** Version that brought a field, when it was not there from the start. */
  since?: (field: Field) => string | undefined;
}

/** One row for each field: name, type and meaning. */
export function FieldTable({caption, fields, context, since}: FieldTableProps): ReactElement {
  const {t} = context;
  return h(Table, {
    caption,
    head: [t('field'), t('type'), t('meaning')],
    rows: fields.map((field) => ({
      key: field.name,
      head: field.name,
      cells: [h(Fragment, null, typeText(field.type, context), remarks(field, context)), meaningText(field, context, since?.(field))],
    })),
  });
}

/** One row for each parameter; its type cell also says where it is sent. */
export function ParameterTable({parameters, context}: {parameters: readonly Parameter[]; context: RenderContext}): ReactElement {
  const {t} = context;
  const places = {path: t('inPath'), query: t('inQuery'), header: t('inHeader'), cookie: t('inCookie')};
  return h(Table, {
    caption: t('parametersCaption'),
    head: [t('parameter'), t('type'), t('meaning')],
    rows: parameters.map((parameter) => ({
      key: `${parameter.in} ${parameter.name}`,
      head: parameter.name,
      cells: [h(Fragment, null, typeText(parameter.type, context), ` · ${places[parameter.in]}`, remarks(parameter, context)), meaningText(parameter, context)],
    })),
  });
}

function remarks(field: Field, {t}: RenderContext): string {
  const required = field.required ? ` · ${t('required')}` : '';
  return field.default === undefined ? required : `${required} · ${t('default', {value: JSON.stringify(field.default)})}`;
}

interface EnumTableProps {
  model: EnumModel;
  context: RenderContext;
  since?: (value: number | string) => string | undefined;
}

/** One row for each value of an enum. */
export function EnumTable({model, context, since}: EnumTableProps): ReactElement {
  const {t} = context;
  return h(Table, {
    caption: t('enumCaption', {name: model.name}),
    head: [t('value'), t('meaning')],
    rows: model.values.map(({value, title, description}) => {
      const version = since?.(value);
      return {
        key: String(value),
        head: String(value),
        cells: [h(Fragment, null, title, title && description ? ': ' : '', richText(description), version ? ` ${t('since', {version})}.` : '')],
      };
    }),
  });
}

/** What may come back instead of success. */
export function ErrorTable({errors, context}: {errors: readonly ErrorModel[]; context: RenderContext}): ReactElement {
  const {t} = context;
  return h(Table, {
    caption: t('errorsCaption'),
    head: [t('outcome'), t('meaning')],
    rows: errors.map(({status, code, description}) => {
      const name = code === undefined ? t('http', {status: String(status)}) : t('codeMeaning', {code: String(code)});
      return {key: name, head: name, cells: [richText(description)]};
    }),
  });
}
