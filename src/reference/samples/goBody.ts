import {isObject} from '../contract/pointer';
import {hasTypes, partName, type MultipartBody, type SampleBody} from './body';
import {compactJson} from './compactJson';
import type {Naming} from './template';
import {doubleQuoted} from './text';

/** The body of a request, and how it is made. */
export interface PreparedBody {
  lines: string[];
  /** What the request reads its body from. */
  reader: string;
}

const bytesReader = 'bytes.NewReader(body)';
const stringReader = 'strings.NewReader(body)';

/** @returns the lines that prepare what the call sends. */
export function prepareBody(body: SampleBody, name: Naming): PreparedBody {
  switch (body.kind) {
    case 'none':
      return {lines: [], reader: 'nil'};
    case 'multipart':
      return {lines: [...formLines(body), ''], reader: 'body'};
    case 'file':
      return {
        lines: [`\tbody, err := os.ReadFile(${doubleQuoted(body.fileName)})`, '\tcheck(err)', ''],
        reader: bytesReader,
      };
    case 'text':
      return {lines: [`\tbody := ${raw(body.value)}`, ''], reader: stringReader};
    case 'json':
      return hasSecrets(body)
        ? {lines: [...secretLines(body, name), ''], reader: bytesReader}
        : {lines: [`\tbody := ${raw(compactJson(body.value))}`, ''], reader: stringReader};
  }
}

function formLines({fields, files}: MultipartBody): string[] {
  return [
    '\tbody := &bytes.Buffer{}',
    '\tform := multipart.NewWriter(body)',
    ...fields.map(({name, value, contentType}) =>
      contentType === undefined
        ? `\tcheck(form.WriteField(${doubleQuoted(partName(name))}, ${doubleQuoted(value)}))`
        : `\taddPart(form, ${doubleQuoted(partName(name))}, ${doubleQuoted(contentType)}, ${doubleQuoted(value)})`,
    ),
    ...files.map(
      ({name, fileName, contentType}) =>
        `\taddFile(form, ${[partName(name), fileName, contentType].map(doubleQuoted).join(', ')})`,
    ),
    '\tcheck(form.Close())',
  ];
}

/** @returns whether a body holds what the program reads from the environment. */
export function hasSecrets(body: SampleBody): boolean {
  return body.kind === 'json' && Object.keys(body.secrets).length > 0;
}

function secretLines({value, secrets}: Extract<SampleBody, {kind: 'json'}>, naming: Naming): string[] {
  const fields = isObject(value) ? value : {};
  const width = Math.max(...Object.keys(fields).map((key) => key.length)) + 4;
  const entries = Object.entries(fields).map(
    ([name, entry]) =>
      `\t\t${`"${name}":`.padEnd(width)}${secrets[name] ? naming(secrets[name]) : JSON.stringify(entry)},`,
  );
  return ['\tbody, err := json.Marshal(map[string]any{', ...entries, '\t})', '\tcheck(err)'];
}

/** Between backticks everything stays as it is. */
function raw(text: string): string {
  return /[`\r]/.test(text) ? doubleQuoted(text) : `\`${text}\``;
}

/** @returns the functions that add to a form what is more than a text. */
export function formFunctions(body: SampleBody): string[] {
  if (body.kind !== 'multipart') return [];
  return [...(hasTypes(body) ? addPart : []), ...(body.files.length > 0 ? addFile(hasQuotes(body)) : [])];
}

const addFile = (isEscaped: boolean): string[] => [
  'func addFile(form *multipart.Writer, field, name, contentType string) {',
  '\tfile, err := os.ReadFile(name)',
  '\tcheck(err)',
  '\tpart, err := form.CreatePart(textproto.MIMEHeader{',
  `\t\t"Content-Disposition": {\`form-data; name="\` + field + \`"; filename="\` + ${isEscaped ? 'strings.ReplaceAll(name, `"`, "%22")' : 'name'} + \`"\`},`,
  '\t\t"Content-Type":        {contentType},',
  '\t})',
  '\tcheck(err)',
  '\t_, err = part.Write(file)',
  '\tcheck(err)',
  '}',
  '',
];

/** @returns whether the name of a file is not its name in the form. */
export function hasQuotes(body: SampleBody): boolean {
  return body.kind === 'multipart' && body.files.some(({fileName}) => partName(fileName) !== fileName);
}

/** Of a field that is more than a text. */
const addPart = [
  'func addPart(form *multipart.Writer, field, contentType, text string) {',
  '\tpart, err := form.CreatePart(textproto.MIMEHeader{',
  '\t\t"Content-Disposition": {`form-data; name="` + field + `"`},',
  '\t\t"Content-Type":        {contentType},',
  '\t})',
  '\tcheck(err)',
  '\t_, err = io.WriteString(part, text)',
  '\tcheck(err)',
  '}',
  '',
];
