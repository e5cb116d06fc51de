import type {EnumModel, ErrorModel, Field, Parameter, TypeModel} from '../../shared/model';
import {fieldAnchor} from '../../shared/anchors';
import type {RenderContext} from './context';
import {h, type Child} from '../../../kit/html';
import {breakableName, meaningText, nestedSchema, richText, typeText, unconfirmedMark} from './text';

/** Fields are cards at all widths: name and type on a line, the meaning below. */
const fieldsClass = 'api-table api-fields';

interface Table {
  caption: string;
  head: string[];
  rows: Row[];
  className?: string;
}

interface Row {
  /** Its address in the page. */
  id?: string;
  /** First cell, which names the row, and the others. */
  cells: [Child, ...Child[]];
}

/** A plain table; its caption is for readers who cannot see what surrounds it. */
function table({caption, head, rows, className = 'api-table'}: Table): Child {
  return h(
    'table',
    {className},
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
      rows.map(({id, cells: [name, ...cells]}) =>
        h(
          'tr',
          {id},
          h('th', {scope: 'row'}, id ? h('a.field-address', {href: `#${id}`}, name) : name),
          cells.map((cell) => h('td', cell)),
        ),
      ),
    ),
  );
}

interface FieldTable {
  /** Id of the section; the addresses of the fields begin with it. */
  section: string;
  caption: string;
  fields: readonly Field[];
  context: RenderContext;
  /** Version that brought a field, when it was not there from the start. */
  since?: (field: Field) => string | undefined;
}

export function fieldTable({section, caption, fields, context, since}: FieldTable): Child {
  const {t} = context;
  // A plain value such as a position has words but no fields.
  if (fields.length === 0) return null;
  return table({
    caption,
    head: [t('field'), t('type'), t('meaning')],
    className: fieldsClass,
    rows: fields.map((field) => {
      const id = fieldAnchor(section, field.name);
      // What an answer of the platform always holds, no source says.
      const isSent = section === 'body' || section === 'answer';
      const type = [typeText(field.type, context), isSent ? remarks(field, context) : null];
      const path = `${field.name}${field.type.items ? '[]' : ''}.`;
      const meaning = [meaningText(field, context, since?.(field)), nestedFields(field.type, {section, path}, context)];
      return {id, cells: [breakableName(field.name), type, meaning]};
    }),
  });
}

/** One row for each parameter; its type cell also names where it is sent. */
export function parameterTable(parameters: readonly Parameter[], context: RenderContext): Child {
  const {t} = context;
  const places = {path: t('inPath'), query: t('inQuery'), header: t('inHeader'), cookie: t('inCookie')};
  return table({
    caption: t('parametersCaption'),
    head: [t('parameter'), t('type'), t('meaning')],
    className: fieldsClass,
    rows: parameters.map((parameter) => ({
      id: fieldAnchor('parameters', parameter.name),
      cells: [
        breakableName(parameter.name),
        [typeText(parameter.type, context), ` · ${places[parameter.in]}`, remarks(parameter, context)],
        meaningText(parameter, context),
      ],
    })),
  });
}

/**
 * The fields of a schema that is shown elsewhere, to be opened in place: the browser fetches them for readers who ask
 * (browser/nestedFields.ts), because most pages would hold the same hundred rows.
 *
 * @param place id of the section, and what the names of the fields begin with there: '' or `waitingProcess.`
 */
export function nestedFields(
  type: TypeModel,
  {section, path}: {section: string; path: string},
  context: RenderContext,
): Child {
  const nested = nestedSchema(type, context);
  if (!nested) return null;
  return h(
    'details.api-nested',
    {dataSection: section, dataPath: path, dataNotText: ''},
    h('summary', context.t('schemaCaption', {name: nested.name})),
    h('a', {href: nested.href}, nested.name),
  );
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
      const meaning = [
        title,
        title && description ? ': ' : '',
        richText(description),
        version ? ` ${t('since', {version})}.` : '',
        unconfirmedMark(confidence, context),
      ];
      return {cells: [String(value), meaning]};
    }),
  });
}

/** Documented outcomes other than success. */
export function errorTable(errors: readonly ErrorModel[], context: RenderContext): Child {
  const {t} = context;
  return table({
    caption: t('errorsCaption'),
    head: [t('outcome'), t('meaning')],
    rows: errors.map((error) => ({
      cells: [outcomeText(error, context), [richText(error.description), unconfirmedMark(error.confidence, context)]],
    })),
  });
}

/** @returns what a reader sees of an outcome: a status, a code or a message. */
export function outcomeText({status, code, message}: ErrorModel, {t}: RenderContext): string {
  if (message !== undefined) return message;
  if (code !== undefined) return t('codeMeaning', {code: String(code)});
  return status === 'other' ? t('otherStatus') : t('http', {status: String(status)});
}
