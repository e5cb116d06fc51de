import type {Json} from '../shared/model';
import type {SampleForm} from '../shared/sampleLanguages';
import type {MultipartBody, SampleBody, SampleField, SampleFile} from './body';
import {literal, lineWidth, type LiteralStyle} from './literal';
import {addressOf, namingOf, type SampleAnswer, type SampleHeader, type SampleRequest} from './request';
import {
  concatenate,
  interpolate,
  isFixed,
  sourceOf,
  type DerivedVariable,
  type Naming,
  type Template,
} from './template';
import {doubleQuoted, lines, snakeName} from './text';

const style: LiteralStyle = {
  indent: '    ',
  object: ['{', '}'],
  key: (name) => `${doubleQuoted(name)}: `,
  text: quoted,
  variable: snakeName,
  null: 'None',
  true: 'True',
  false: 'False',
  trailingComma: true,
};

/** A script for Python 3 with the requests library. */
export function emitPython(request: SampleRequest, form: SampleForm): string {
  const {method, baseUrl, target, body, answer, derived} = request;
  const isRobust = form === 'robust';
  const name = namingOf(request, form, snakeName, (variable) => `os.environ["${variable}"]`);
  const text: WriteText = (template) =>
    isRobust ? formatted(template) : concatenate(template, doubleQuoted, ' + ', name);
  const options = [
    isRobust && !answer.isLink ? `url + ${formatted(target)}` : text(addressOf(request, form)),
    ...headersOption(request.headers, text),
    ...bodyOptions(body),
    ...(isRobust ? ['timeout=60'] : []),
  ];
  const call = lines(
    `response = requests.${method.toLowerCase()}(`,
    ...options.map((option) => `${indented(option)},`),
    ')',
  );
  const files = fileNames(body);
  const needs = (encoding: string): boolean => derived.some((one) => one.encoding === encoding);
  return lines(
    '# Python 3 with requests: pip install requests',
    needs('base64') && 'import base64',
    (isRobust || request.required.length > 0) && 'import os',
    isRobust && 'import sys',
    needs('percent') && 'from urllib.parse import quote',
    '',
    'import requests',
    '',
    isRobust && !answer.isLink && `url = os.environ.get("ECONTRACT_URL", "${baseUrl}")`,
    ...(isRobust ? request.required : []).map(
      (variable) => `${snakeName(variable)} = os.environ.get("${variable}") or sys.exit("Set ${variable}.")`,
    ),
    ...derived.map((one) => derive(one, text)),
    (isRobust || derived.length > 0) && '',
    bodyLines(body, name),
    files.length > 0 ? [openFiles(files), indented(call)] : call,
    isRobust ? judge(answer) : print(answer),
  );
}

/** Shows the answer, whatever it says. */
function print({kind, savesAs}: SampleAnswer): string[] {
  if (kind === 'envelope') return ['print(response.text)'];
  if (kind === 'other') return ['print(response.status_code, response.text)'];
  return [
    `with open("${savesAs}", "wb") as file:`,
    '    file.write(response.content)',
    'print(response.status_code, response.headers.get("Content-Type"))',
  ];
}

function judge({kind, savesAs, isPdf}: SampleAnswer): string[] {
  const fail = '    sys.exit(f"HTTP {response.status_code}: {response.text}")';
  if (kind === 'other') return ['if not response.ok:', fail, 'print(response.text)'];
  if (kind === 'file')
    return [
      `if not response.ok${isPdf ? ' or not response.content.startswith(b"%PDF")' : ''}:`,
      fail,
      `with open("${savesAs}", "wb") as file:`,
      '    file.write(response.content)',
    ];
  return [
    'try:',
    '    answer = response.json()',
    'except ValueError:',
    '    sys.exit(f"HTTP {response.status_code}: the answer is no JSON.")',
    'if answer.get("code") in (100, 202):',
    '    print("Another call is needed:", response.text, file=sys.stderr)',
    '    sys.exit(3)',
    'if not response.ok or not answer.get("success"):',
    fail,
    'print(response.text)',
  ];
}

/** The arguments of the call that carry the body. */
function bodyOptions(body: SampleBody): string[] {
  if (body.kind === 'none') return [];
  if (body.kind === 'json') return ['json=body'];
  if (body.kind === 'text') return ['data=body'];
  if (body.kind === 'file') return ['data=file'];
  const {texts, parts} = splitForm(body);
  return [...(texts.length > 0 ? ['data=body'] : []), partsOption([...parts, ...body.files])];
}

function bodyLines(body: SampleBody, name: Naming): string[] {
  if (body.kind === 'json') {
    return [`body = ${literal(body.value, {...style, variable: name}, body.secrets, 'body = ')}`, ''];
  }
  if (body.kind === 'text') return [`body = ${quoted(body.value)}.encode()`, ''];
  const texts = body.kind === 'multipart' ? splitForm(body).texts : [];
  return texts.length > 0 ? [`body = ${literal(joined(texts), style)}`, ''] : [];
}

/** Texts are given as `data`, but to make a multipart form requests needs at least one part among the `files`. */
function splitForm({fields, files}: MultipartBody): {texts: SampleField[]; parts: SampleField[]} {
  const parts = fields.filter(({contentType}) => contentType !== undefined);
  if (parts.length + files.length === 0) return {texts: [], parts: fields};
  return {texts: fields.filter(({contentType}) => contentType === undefined), parts};
}

function fileNames(body: SampleBody): string[] {
  if (body.kind === 'file') return [body.fileName];
  return body.kind === 'multipart' ? body.files.map(({fileName}) => fileName) : [];
}

function openFiles(names: readonly string[]): string {
  return `with ${names.map((name, index) => `open(${quoted(name)}, "rb") as ${variableOf(index)}`).join(', ')}:`;
}

function variableOf(index: number): string {
  return index === 0 ? 'file' : `file_${index + 1}`;
}

function partsOption(parts: readonly (SampleField | SampleFile)[]): string {
  const first = parts.findIndex((part) => 'fileName' in part);
  const tuples = parts.map((part, index): Tuple => {
    const content =
      'fileName' in part ? [quoted(part.fileName), variableOf(index - first)] : ['None', quoted(part.value)];
    return [quoted(part.name), [...content, ...(part.contentType === undefined ? [] : [quoted(part.contentType)])]];
  });
  const line = `files=[${tuples.map((tuple) => tupleText(tuple, -lineWidth)).join(', ')}]`;
  const isShort = `        ${line},`.length <= lineWidth;
  return isShort ? line : lines('files=[', ...tuples.map((tuple) => `${indented(tupleText(tuple, 12))},`), ']');
}

type Tuple = readonly (string | Tuple)[];

/** A tuple on one line, or with an entry on each where that is too long. */
function tupleText(tuple: Tuple, indent: number): string {
  const line = `(${tuple.map((entry) => (typeof entry === 'string' ? entry : tupleText(entry, -lineWidth))).join(', ')})`;
  if (indent + line.length + 1 <= lineWidth) return line;
  const entries = tuple.map((entry) => (typeof entry === 'string' ? entry : tupleText(entry, indent + 4)));
  return lines('(', ...entries.map((entry) => `${indented(entry)},`), ')');
}

function headersOption(headers: readonly SampleHeader[], text: WriteText): string[] {
  const entries = headers.map(({name, value}) => `"${name}": ${text(value)}`);
  const line = `headers={${entries.join(', ')}}`;
  if (entries.length === 0) return [];
  if (entries.length === 1 && line.length + 9 <= lineWidth) return [line];
  return [lines('headers={', ...entries.map((entry) => `    ${entry},`), '}')];
}

/** Writes a text of which some is known only when the program runs. */
type WriteText = (template: Template) => string;

/** A string, or an f-string where variables belong into it. */
function formatted(template: Template): string {
  if (isFixed(template)) return doubleQuoted(template.join(''));
  if (template.length === 1) return interpolate(template, String, snakeName);
  return `f"${interpolate(
    template,
    (text) => JSON.stringify(text).slice(1, -1).replace(/[{}]/g, '$&$&'),
    (name) => `{${snakeName(name)}}`,
  )}"`;
}

function derive(derived: DerivedVariable, write: WriteText): string {
  const {variable, encoding, from} = derived;
  const text = write(sourceOf(derived));
  const bytes = text.startsWith('f"') || from.length === 1 ? `${text}.encode()` : `(${text}).encode()`;
  const value = encoding === 'base64' ? `base64.b64encode(${bytes}).decode()` : `quote(${text}, safe="")`;
  return `${snakeName(variable)} = ${value}`;
}

function indented(text: string): string {
  return text.replace(/^(?=.)/gm, '    ');
}

/** Black prefers double quotes, unless single ones save escapes. */
function quoted(value: string): string {
  const text = doubleQuoted(value);
  return value.includes('"') && !value.includes("'") ? `'${text.slice(1, -1).replaceAll('\\"', '"')}'` : text;
}

/** Fields of one name become a list, which requests sends one by one. */
function joined(fields: readonly SampleField[]): Json {
  const values = (name: string): string[] => fields.filter((field) => field.name === name).map(({value}) => value);
  return Object.fromEntries(
    fields.map(({name, value}): [string, Json] => [name, values(name).length > 1 ? values(name) : value]),
  );
}
