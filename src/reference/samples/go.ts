import {isObject} from '../contract/pointer';
import {hasTypes, partName, type MultipartBody, type SampleBody} from './body';
import {compactJson} from './compactJson';
import type {SampleAnswer, SampleRequest} from './request';
import {concatenate, sourceOf, type DerivedVariable, type Template} from './template';
import {doubleQuoted, lines, localName} from './text';

/** A program with Go's standard library. */
export function emitGo(request: SampleRequest): string {
  const {method, baseUrl, target, headers, body, answer, required, derived} = request;
  const prepared = prepareBody(body);
  const usesParts = body.kind === 'multipart' && (body.files.length > 0 || hasTypes(body));
  return lines(
    'package main',
    '',
    'import (',
    ...importsOf(request, prepared.reader, usesParts),
    ')',
    '',
    'func main() {',
    !answer.isLink && ['\turl := os.Getenv("ECONTRACT_URL")', '\tif url == "" {', `\t\turl = "${baseUrl}"`, '\t}'],
    ...required.map((variable) => `\t${localName(variable)} := required("${variable}")`),
    ...derived.map(derive),
    '',
    prepared.lines,
    `\trequest, err := http.NewRequest("${method}", ${answer.isLink ? 'downloadUrl' : `url+${expression(target)}`}, ${prepared.reader})`,
    '\tcheck(err)',
    ...headers.map(({name, value}) => `\trequest.Header.Set("${name}", ${expression(value)})`),
    body.kind === 'multipart' && '\trequest.Header.Set("Content-Type", form.FormDataContentType())',
    '\tclient := http.Client{Timeout: time.Minute}',
    '\tresponse, err := client.Do(request)',
    '\tcheck(err)',
    '\tdefer response.Body.Close()',
    `\t${answer.kind === 'file' ? 'file' : 'text'}, err := io.ReadAll(response.Body)`,
    '\tcheck(err)',
    '',
    judge(answer),
    '}',
    '',
    body.kind === 'multipart' && hasTypes(body) && addPart,
    body.kind === 'multipart' && body.files.length > 0 && addFile(hasQuotes(body)),
    required.length > 0 && [
      'func required(variable string) string {',
      '\tvalue := os.Getenv(variable)',
      '\tif value == "" {',
      '\t\tlog.Fatalf("Set %s.", variable)',
      '\t}',
      '\treturn value',
      '}',
      '',
    ],
    'func check(err error) {',
    '\tif err != nil {',
    '\t\tlog.Fatal(err)',
    '\t}',
    '}',
  );
}

function importsOf({answer, derived, body}: SampleRequest, reader: string, usesParts: boolean): string[] {
  const encodes = (encoding: DerivedVariable['encoding']): boolean => derived.some((one) => one.encoding === encoding);
  const packages = [
    ...(body.kind === 'multipart' || reader.includes('bytes.') || answer.isPdf ? ['"bytes"'] : []),
    ...(encodes('base64') ? ['"encoding/base64"'] : []),
    ...(answer.kind === 'envelope' || hasSecrets(body) ? ['"encoding/json"'] : []),
    ...(answer.kind === 'file' ? [] : ['"fmt"']),
    '"io"',
    '"log"',
    ...(body.kind === 'multipart' ? ['"mime/multipart"'] : []),
    '"net/http"',
    ...(usesParts ? ['"net/textproto"'] : []),
    // The samples have a variable of that name.
    ...(encodes('percent') ? ['neturl "net/url"'] : []),
    '"os"',
    ...(reader.includes('strings.') || hasQuotes(body) ? ['"strings"'] : []),
    '"time"',
  ];
  return packages.map((name) => `\t${name}`);
}

function judge({kind, savesAs, isPdf, isOnly200}: SampleAnswer): string[] {
  const wrongStatus = isOnly200 ? 'response.StatusCode != http.StatusOK' : 'response.StatusCode/100 != 2';
  const fail = (text: string): string[] => [`\t\tlog.Fatalf("HTTP %d: %s", response.StatusCode, ${text})`, '\t}'];
  const print = '\tfmt.Println(string(text))';
  if (kind === 'other') return [`\tif ${wrongStatus} {`, ...fail('text'), print];
  if (kind === 'file')
    return [
      `\tif ${wrongStatus}${isPdf ? ' || !bytes.HasPrefix(file, []byte("%PDF"))' : ''} {`,
      ...fail('file'),
      `\tcheck(os.WriteFile("${savesAs}", file, 0o644))`,
    ];
  return [
    '\tvar answer struct {',
    '\t\tSuccess bool',
    '\t\tCode    int',
    '\t}',
    '\tif err := json.Unmarshal(text, &answer); err != nil {',
    '\t\tlog.Fatalf("HTTP %d: the answer is no JSON.", response.StatusCode)',
    '\t}',
    '\tif answer.Code == 100 || answer.Code == 202 {',
    '\t\tlog.Printf("Another call is needed: %s", text)',
    '\t\tos.Exit(3)',
    '\t}',
    `\tif ${wrongStatus} || !answer.Success {`,
    ...fail('text'),
    print,
  ];
}

/** gofmt sets no blanks around a plus among arguments. */
function expression(template: Template): string {
  return concatenate(template, doubleQuoted, '+');
}

function derive(derived: DerivedVariable): string {
  const value =
    derived.encoding === 'base64'
      ? `base64.StdEncoding.EncodeToString([]byte(${concatenate(sourceOf(derived), doubleQuoted)}))`
      : `neturl.QueryEscape(${expression(sourceOf(derived))})`;
  return `\t${localName(derived.variable)} := ${value}`;
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

/** Whether the name of a file is not its name in the form. */
function hasQuotes(body: SampleBody): boolean {
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

interface PreparedBody {
  lines: string[];
  /** What the request reads its body from. */
  reader: string;
}

const bytesReader = 'bytes.NewReader(body)';
const stringReader = 'strings.NewReader(body)';

function prepareBody(body: SampleBody): PreparedBody {
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
        ? {lines: [...secretLines(body), ''], reader: bytesReader}
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

function hasSecrets(body: SampleBody): boolean {
  return body.kind === 'json' && Object.keys(body.secrets).length > 0;
}

function secretLines({value, secrets}: Extract<SampleBody, {kind: 'json'}>): string[] {
  const fields = isObject(value) ? value : {};
  const width = Math.max(...Object.keys(fields).map((name) => name.length)) + 4;
  const entries = Object.entries(fields).map(
    ([name, entry]) =>
      `\t\t${`"${name}":`.padEnd(width)}${secrets[name] ? localName(secrets[name]) : JSON.stringify(entry)},`,
  );
  return ['\tbody, err := json.Marshal(map[string]any{', ...entries, '\t})', '\tcheck(err)'];
}

/** Between backticks everything stays as it is. */
function raw(text: string): string {
  return /[`\r]/.test(text) ? doubleQuoted(text) : `\`${text}\``;
}
