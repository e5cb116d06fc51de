import type {Json} from '../shared/model';
import {literal, lineWidth, type LiteralStyle} from './literal';
import {jsonContentType, requiredVariables, type SampleField, type SampleFile, type SampleRequest} from './request';
import {doubleQuoted, lines, localName} from './text';

const style: LiteralStyle = {
  indent: '    ',
  object: ['{', '}'],
  key: (name) => `"${name}": `,
  text: quoted,
  null: 'None',
  true: 'True',
  false: 'False',
  trailingComma: true,
};

/** A script for Python 3 with the requests library. */
export function emitPython(request: SampleRequest): string {
  const {method, baseUrl, target, needsToken, body, savesAs} = request;
  const headers = [
    ...(needsToken ? ['"Authorization": f"Bearer {token}"'] : []),
    ...(body.kind === 'json' ? [`"Content-Type": "${jsonContentType}"`] : []),
  ];
  const options = [
    savesAs ? 'download_url' : `url + ${doubleQuoted(target)}`,
    ...(headers.length === 1 ? [`headers={${headers.join('')}}`] : []),
    ...(headers.length > 1 ? [lines('headers={', ...headers.map((header) => `    ${header},`), '}')] : []),
    ...(body.kind === 'json' ? ['json=body'] : []),
    ...(body.kind === 'multipart' ? ['data=body', filesOption(body.files)] : []),
    'timeout=60',
  ];
  const call = lines(
    `response = requests.${method.toLowerCase()}(`,
    ...options.map((option) => `${indented(option)},`),
    ')',
  );
  const variables =
    body.kind === 'json'
      ? Object.fromEntries(Object.entries(body.secrets).map(([field, variable]) => [field, localName(variable)]))
      : {};
  return lines(
    '# Python 3 with requests: pip install requests',
    'import os',
    'import sys',
    '',
    'import requests',
    '',
    savesAs === undefined && `url = os.environ.get("ECONTRACT_URL", "${baseUrl}")`,
    ...requiredVariables(request).map(
      (variable) => `${snakeCase(variable)} = os.environ.get("${variable}") or sys.exit("Set ${variable}.")`,
    ),
    '',
    body.kind === 'json' && [`body = ${literal(body.value, style, variables, 'body = ')}`, ''],
    body.kind === 'multipart' && [`body = ${literal(joined(body.fields), style)}`, ''],
    body.kind === 'multipart' && body.files.length > 0 ? [openFiles(body.files), indented(call)] : call,
    savesAs
      ? [
          'if not response.ok or not response.content.startswith(b"%PDF"):',
          '    sys.exit(f"HTTP {response.status_code}: {response.text}")',
          `with open("${savesAs}", "wb") as file:`,
          '    file.write(response.content)',
        ]
      : [
          'try:',
          '    answer = response.json()',
          'except ValueError:',
          '    sys.exit(f"HTTP {response.status_code}: the answer is no JSON.")',
          'if answer.get("code") in (100, 202):',
          '    print("Another call is needed:", response.text, file=sys.stderr)',
          '    sys.exit(3)',
          'if not response.ok or not answer.get("success"):',
          '    sys.exit(f"HTTP {response.status_code}: {response.text}")',
          'print(response.text)',
        ],
  );
}

/** Several files of one name get a number. */
function variableOf({name}: SampleFile, index: number): string {
  return index === 0 ? name : `${name}_${index + 1}`;
}

function openFiles(files: readonly SampleFile[]): string {
  return `with ${files.map((file, index) => `open("${file.fileName}", "rb") as ${variableOf(file, index)}`).join(', ')}:`;
}

function filesOption(files: readonly SampleFile[]): string {
  const tuples = files.map((file, index) => [
    `"${file.name}"`,
    [`"${file.fileName}"`, variableOf(file, index), `"${file.contentType}"`],
  ]);
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

function indented(text: string): string {
  return text.replace(/^(?=.)/gm, '    ');
}

function snakeCase(variable: string): string {
  return variable.replace('ECONTRACT_', '').toLowerCase();
}

/** Black prefers double quotes, unless single ones save escapes. */
function quoted(value: string): string {
  return value.includes('"') && !value.includes("'") ? `'${value}'` : doubleQuoted(value);
}

/** Fields of one name become a list, which requests sends one by one. */
function joined(fields: readonly SampleField[]): Json {
  const values = (name: string): string[] => fields.filter((field) => field.name === name).map(({value}) => value);
  return Object.fromEntries(
    fields.map(({name, value}): [string, Json] => [name, values(name).length > 1 ? values(name) : value]),
  );
}
