import type {EnumModel, ErrorModel, Field, Parameter, Scalar, TypeModel} from '../../shared/model';
import {fieldAnchor} from '../../shared/anchors';
import {exactJson} from '../../shared/exactJson';
import type {RenderContext} from './context';
import {h, type Child} from '../../../kit/html';
import {plain, toPairs, toSegment, valueOf} from '../../samples/serialize';
import {deprecatedMark, entryWords, remarkList, remarkText} from './remarks';
import {richText} from './richText';
import {
  breakableName,
  formName,
  meaningText,
  nestedSchema,
  scalarText,
  typeText,
  unconfirmedMark,
  withNodes,
} from './text';

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
  cells: readonly [Child, ...Child[]];
}

/** A plain table; its caption is for readers who cannot see what surrounds it. */
export function table({caption, head, rows, className = 'api-table'}: Table): Child {
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
  /** Whether the reader sends the fields. */
  isSent?: boolean;
}

export function fieldTable({section, caption, fields, context, since, isSent = false}: FieldTable): Child {
  const {t} = context;
  // A plain value such as a position has words but no fields.
  if (fields.length === 0) return null;
  return table({
    caption,
    head: [t('field'), t('type'), t('meaning')],
    className: fieldsClass,
    rows: fields.map((field) => fieldRow(field, {section, isSent, since: since?.(field)}, context)),
  });
}

interface RowOptions extends Pick<FieldTable, 'section' | 'isSent'> {
  since?: string | undefined;
}

function fieldRow(field: Field, {section, isSent = false, since}: RowOptions, context: RenderContext): Row {
  const id = fieldAnchor(section, field.key ?? field.name);
  const type = [rowType(field, context), remarkList(field, isSent, context)];
  // The fields of a form begin like the form's own, and have addresses of their own.
  const place = field.form
    ? {section: id, path: field.form.prefix}
    : {section, path: `${field.name}${field.type.items ? '[]' : field.type.values ? '.*' : ''}.`};
  // A form that has a section of its own is explained there.
  const isElsewhere = field.form && nestedSchema(field.type, context);
  const meaning = [
    meaningText(isElsewhere ? {...field, description: ''} : field, context, since),
    entryWords(field, context),
    nestedFields(field.type, place, context),
  ];
  return {id, cells: [breakableName(field.form ? formName(field.name, context) : field.name), type, meaning]};
}

/** A row that introduces a form says so; its name need not be repeated as its type. */
function rowType({form, type, name}: Field, context: RenderContext): Child {
  if (!form) return typeText(type, context);
  // The link to a section of its own stands where its fields can be opened.
  const isNamed = type.schema === name && (context.schemaHref(name) === undefined || nestedSchema(type, context));
  const saysNothing = isNamed || (type.schema === undefined && ['object', 'any'].includes(type.kind));
  return saysNothing ? context.t('form') : [context.t('form'), ' · ', typeText(type, context)];
}

/** One row for each parameter; its type cell also names where it is sent. */
export function parameterTable(parameters: readonly Parameter[], context: RenderContext): Child {
  const {t} = context;
  const places = {path: t('inPath'), query: t('inQuery'), header: t('inHeader'), cookie: t('inCookie')};
  return table({
    caption: t('parametersCaption'),
    head: [t('parameter'), t('type'), t('meaning')],
    className: fieldsClass,
    rows: parameters.flatMap((parameter) => [
      {
        id: fieldAnchor('parameters', parameter.name),
        cells: [
          breakableName(parameter.name),
          [
            typeText(parameter.type, context),
            ` · ${places[parameter.in]}`,
            remarkList(parameter, true, context),
            unsentExamples(parameter, context),
          ],
          [meaningText(parameter, context), writingText(parameter, context), entryWords(parameter, context)],
        ],
      },
      ...(parameter.fields ?? []).map((field): Row => fieldRow(field, {section: 'parameters', isSent: true}, context)),
    ]),
  });
}

/** The examples that neither the samples nor the default value show. */
function unsentExamples(parameter: Parameter, context: RenderContext): Child {
  const {inSample, examples = []} = parameter;
  const unsent = examples
    .slice(inSample || isWrittenOut(parameter) ? 1 : 0)
    .filter(({value}) => parameter.default === undefined || exactJson(value) !== exactJson(parameter.default));
  if (unsent.length === 0) return null;
  const texts = unsent.map(({value, summary}) => exactJson(value) + (summary === '' ? '' : ` (${summary})`));
  return [' · ', remarkText({id: 'examples', value: texts.join(', ')}, context)];
}

/** Whether the meaning of a parameter tells how its example is written. */
function isWrittenOut({style, contentType, example}: Parameter): boolean {
  const isPlain = typeof example !== 'object' && !['label', 'matrix'].includes(style);
  return example !== undefined && example !== null && (!isPlain || contentType !== undefined);
}

/** How a value that is no plain text is written, by its example: `filter[status]=1&filter[no]=HD`. */
function writingText(parameter: Parameter, context: RenderContext): Child {
  const {name, in: place, style, explode, contentType} = parameter;
  if (!isWrittenOut(parameter)) return null;
  const value = valueOf(parameter);
  const written =
    place === 'query' || place === 'cookie'
      ? toPairs(name, value, {style, explode}, plain).map((pair) => pair.join('='))
      : [toSegment(name, value, {style, explode}, plain)];
  if (written.length === 0) return null;
  const sentence = withNodes(context.t(contentType === undefined ? 'writtenAs' : 'writtenIn'), {
    example: h('code', written.join(place === 'cookie' ? '; ' : '&')),
    ...(contentType === undefined ? {} : {type: h('code', contentType)}),
  });
  return [' ', sentence];
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

export function enumTable(
  model: EnumModel,
  context: RenderContext,
  since?: (value: Scalar) => string | undefined,
): Child {
  const {t} = context;
  return table({
    caption: t('enumCaption', {name: model.name}),
    head: [t('value'), t('meaning')],
    rows: model.values.map(({value, title, description, deprecated, confidence}) => {
      const version = since?.(value);
      const meaning = [
        title,
        title && description ? ': ' : '',
        richText(description),
        version ? ` ${t('since', {version})}.` : '',
        deprecated ? [' ', deprecatedMark({deprecated}, context)] : null,
        unconfirmedMark(confidence, context),
      ];
      return {cells: [scalarText(value), meaning]};
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
export function outcomeText(
  {status, code, message}: Pick<ErrorModel, 'status' | 'code' | 'message'>,
  {t}: RenderContext,
): string {
  if (message !== undefined) return message;
  if (code !== undefined) return t('codeMeaning', {status: String(status), code: String(code)});
  return status === 'other' ? t('otherStatus') : t('http', {status: String(status)});
}
