import {headerText} from '../samples/request';
import {isJsonType, toText} from '../samples/serialize';
import type {Json, Parameter, ParameterStyle} from '../shared/model';
import type {Report} from './ContractError';
import type {PathSegment} from './pointer';

/** The styles that OpenAPI knows in a place. */
const styles: Readonly<Record<Parameter['in'], readonly ParameterStyle[]>> = {
  path: ['simple', 'label', 'matrix'],
  query: ['form', 'spaceDelimited', 'pipeDelimited', 'deepObject'],
  header: ['simple'],
  cookie: ['form'],
};

/** Headers that OpenAPI takes from elsewhere, or that programs set themselves. */
const reservedHeaders: Readonly<Record<string, string>> = {
  accept: 'Name the content types under responses.',
  'content-type': 'Name the content type under requestBody.',
  authorization: 'Describe it under components.securitySchemes, and name it under security.',
  cookie: 'Write a parameter with "in: cookie" for each cookie.',
  ...Object.fromEntries(
    [
      'connection',
      'content-length',
      'expect',
      'host',
      'keep-alive',
      'te',
      'trailer',
      'transfer-encoding',
      'upgrade',
    ].map((name) => [name, 'Programs set it themselves. Remove it.']),
  ),
};

const asContent = 'Write "content: {application/json: {schema: …, example: …}}" instead of schema and style.';

/** Checks that samples can send a parameter as the contract describes it. */
export function checkParameter(parameter: Parameter, here: PathSegment[], hasBody: boolean, report: Report): void {
  const {name, in: place, style, required, example, contentType, allowReserved} = parameter;
  const fail = (rule: string, detail: string): void => report(here, rule, `"${name}" ${detail}`);
  if (required && example === undefined)
    fail(place === 'path' ? 'path-parameter' : 'parameter', 'has no example, which the samples need. Add one.');
  if (place === 'header') checkHeader(parameter, hasBody, fail);
  if (allowReserved && place !== 'query')
    fail('style', 'has allowReserved, which OpenAPI knows in a query only. Remove it.');
  if (contentType !== undefined) {
    if (example !== undefined && typeof example !== 'string' && !isJsonType(contentType))
      fail('parameter', `has no text as its example. Write it as ${contentType} is sent.`);
  } else if (!styles[place].includes(style))
    fail('style', `has the style ${style}, which OpenAPI does not know there. Use ${styles[place].join(' or ')}.`);
  else if (example !== undefined)
    checkLayout({name, place, style, explode: parameter.explode, value: example}, here, report);
}

/** A value and how it is to be laid out. */
interface LaidOut {
  name: string;
  place: Parameter['in'];
  style: ParameterStyle;
  explode: boolean;
  value: Json;
}

/** Checks that a style says how a value is written: OpenAPI leaves some combinations open, and servers differ in them. */
export function checkLayout({name, place, style, explode, value}: LaidOut, here: PathSegment[], report: Report): void {
  const isCompound = typeof value === 'object' && value !== null;
  const fail = (detail: string): void => report(here, 'style', `"${name}" ${detail}`);
  if (style === 'deepObject' && (!isCompound || Array.isArray(value)))
    fail('has the style deepObject and no object as its example. Use form.');
  if (!isCompound) return;
  if (Object.values(value).some((entry) => typeof entry === 'object' && entry !== null))
    fail(`holds a list or an object in another one, which no style can write. ${asContent}`);
  if (/Delimited$/.test(style) && explode)
    fail(`has the style ${style} and "explode: true", which OpenAPI leaves open. Remove explode, or use form.`);
  if (place === 'cookie' && explode)
    fail('is a cookie of several values, which OpenAPI leaves open. Write "explode: false".');
}

function checkHeader(parameter: Parameter, hasBody: boolean, fail: (rule: string, detail: string) => void): void {
  const {name, example} = parameter;
  const cure = reservedHeaders[name.toLowerCase()];
  if (cure !== undefined) fail('header', `is no parameter of its own. ${cure}`);
  if (!/^[\w!#$%&'*+.^`|~-]+$/.test(name)) fail('header', 'is no name of a header. Use letters, digits and dashes.');
  if (/^content-/i.test(name) && !hasBody && cure === undefined)
    fail('header', 'describes a body, and the call has none. Rename it, or add the body.');
  if (example !== undefined && !/^[\x21-\x7e]([\x20-\x7e]*[\x21-\x7e])?$/.test(headerText(parameter)))
    fail('header', `cannot carry "${toText(example)}": headers hold ASCII. ${asContent}`);
}
