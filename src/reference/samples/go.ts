import type {SampleForm} from '../shared/sampleLanguages';
import {hasTypes} from './body';
import {formFunctions, hasQuotes, hasSecrets, prepareBody} from './goBody';
import {addressOf, namingOf, type SampleAnswer, type SampleRequest} from './request';
import {concatenate, sourceOf, type DerivedVariable, type Template} from './template';
import {doubleQuoted, lines, localName} from './text';

/** Writes a text of which some is known only when the program runs. */
type WriteText = (template: Template) => string;

/** A program with Go's standard library. */
export function emitGo(request: SampleRequest, form: SampleForm): string {
  const {method, baseUrl, headers, body, answer, derived} = request;
  const isRobust = form === 'robust';
  const required = isRobust ? request.required : [];
  const name = namingOf(request, form, localName, (variable) => `os.Getenv("${variable}")`);
  // gofmt sets no blanks around a plus among arguments.
  const text: WriteText = (template) => concatenate(template, doubleQuoted, '+', name);
  const prepared = prepareBody(body, name);
  const usesParts = body.kind === 'multipart' && (body.files.length > 0 || hasTypes(body));
  return lines(
    'package main',
    '',
    'import (',
    ...importsOf(request, form, prepared.reader, usesParts),
    ')',
    '',
    'func main() {',
    isRobust &&
      !answer.isLink && ['\turl := os.Getenv("ECONTRACT_URL")', '\tif url == "" {', `\t\turl = "${baseUrl}"`, '\t}'],
    ...required.map((variable) => `\t${localName(variable)} := required("${variable}")`),
    ...derived.map((one) => derive(one, text)),
    (isRobust || derived.length > 0) && '',
    prepared.lines,
    `\trequest, err := http.NewRequest("${method}", ${text(addressOf(request, form))}, ${prepared.reader})`,
    '\tcheck(err)',
    ...headers.map((header) => `\trequest.Header.Set("${header.name}", ${text(header.value)})`),
    body.kind === 'multipart' && '\trequest.Header.Set("Content-Type", form.FormDataContentType())',
    isRobust
      ? [
          '\tclient := http.Client{Timeout: time.Minute}',
          '\tresponse, err := client.Do(request)',
          '\tcheck(err)',
          '\tdefer response.Body.Close()',
          `\t${answer.kind === 'file' ? 'file' : 'text'}, err := io.ReadAll(response.Body)`,
          '\tcheck(err)',
          '',
          ...judge(answer),
        ]
      : ['\tresponse, err := http.DefaultClient.Do(request)', '\tcheck(err)', ...print(answer)],
    '}',
    '',
    formFunctions(body),
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

function importsOf(
  {answer, derived, body}: SampleRequest,
  form: SampleForm,
  reader: string,
  usesParts: boolean,
): string[] {
  const isRobust = form === 'robust';
  const encodes = (encoding: DerivedVariable['encoding']): boolean => derived.some((one) => one.encoding === encoding);
  const packages = [
    ...(body.kind === 'multipart' || reader.includes('bytes.') || (isRobust && answer.isPdf) ? ['"bytes"'] : []),
    ...(encodes('base64') ? ['"encoding/base64"'] : []),
    ...((isRobust && answer.kind === 'envelope') || hasSecrets(body) ? ['"encoding/json"'] : []),
    ...(answer.kind === (isRobust ? 'file' : 'envelope') ? [] : ['"fmt"']),
    '"io"',
    '"log"',
    ...(body.kind === 'multipart' ? ['"mime/multipart"'] : []),
    '"net/http"',
    ...(usesParts ? ['"net/textproto"'] : []),
    // The samples have a variable of that name.
    ...(encodes('percent') ? ['neturl "net/url"'] : []),
    '"os"',
    ...(reader.includes('strings.') || hasQuotes(body) ? ['"strings"'] : []),
    ...(isRobust ? ['"time"'] : []),
  ];
  return packages.map((name) => `\t${name}`);
}

/** Shows the answer, whatever it says. */
function print({kind, savesAs}: SampleAnswer): string[] {
  if (kind === 'file')
    return [
      `\tfile, err := os.Create("${savesAs}")`,
      '\tcheck(err)',
      '\t_, err = io.Copy(file, response.Body)',
      '\tcheck(err)',
      '\tfmt.Println(response.Status, response.Header.Get("Content-Type"))',
    ];
  return [
    ...(kind === 'other' ? ['\tfmt.Println(response.Status)'] : []),
    '\t_, err = io.Copy(os.Stdout, response.Body)',
    '\tcheck(err)',
  ];
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

function derive(derived: DerivedVariable, text: WriteText): string {
  const source = text(sourceOf(derived));
  const value =
    derived.encoding === 'base64'
      ? `base64.StdEncoding.EncodeToString([]byte(${source.replaceAll('+":"+', ' + ":" + ')}))`
      : `neturl.QueryEscape(${source})`;
  return `\t${localName(derived.variable)} := ${value}`;
}
