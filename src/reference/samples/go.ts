import {compactJson} from './compactJson';
import {isObject} from '../contract/pointer';
import {jsonContentType, requiredVariables, type SampleBody, type SampleRequest} from './request';
import {doubleQuoted, lines, localName} from './text';

/** A program with Go's standard library. */
export function emitGo(request: SampleRequest): string {
  const {method, baseUrl, target, needsToken, body, savesAs} = request;
  const prepared = prepareBody(body);
  const imports = [
    ...(body.kind === 'multipart' || savesAs ? ['bytes'] : []),
    ...(savesAs === undefined ? ['encoding/json', 'fmt'] : []),
    'io',
    'log',
    ...(body.kind === 'multipart' ? ['mime/multipart'] : []),
    'net/http',
    ...(body.kind === 'multipart' && body.files.length > 0 ? ['net/textproto'] : []),
    'os',
    ...(prepared.reader.includes('strings.') ? ['strings'] : []),
    'time',
  ].map((name) => `\t${doubleQuoted(name)}`);
  if (prepared.reader.includes('bytes.')) imports.unshift('\t"bytes"');
  return lines(
    'package main',
    '',
    'import (',
    ...imports,
    ')',
    '',
    'func main() {',
    savesAs === undefined && [
      '\turl := os.Getenv("ECONTRACT_URL")',
      '\tif url == "" {',
      `\t\turl = "${baseUrl}"`,
      '\t}',
    ],
    ...requiredVariables(request).map((variable) => `\t${localName(variable)} := required("${variable}")`),
    '',
    prepared.lines,
    `\trequest, err := http.NewRequest("${method}", ${savesAs ? 'downloadUrl' : `url+${doubleQuoted(target)}`}, ${prepared.reader})`,
    '\tcheck(err)',
    needsToken && '\trequest.Header.Set("Authorization", "Bearer "+token)',
    prepared.contentType !== '' && `\trequest.Header.Set("Content-Type", ${prepared.contentType})`,
    '\tclient := http.Client{Timeout: time.Minute}',
    '\tresponse, err := client.Do(request)',
    '\tcheck(err)',
    '\tdefer response.Body.Close()',
    `\t${savesAs ? 'file' : 'text'}, err := io.ReadAll(response.Body)`,
    '\tcheck(err)',
    '',
    savesAs
      ? [
          '\tif response.StatusCode != http.StatusOK || !bytes.HasPrefix(file, []byte("%PDF")) {',
          '\t\tlog.Fatalf("HTTP %d: %s", response.StatusCode, file)',
          '\t}',
          `\tcheck(os.WriteFile("${savesAs}", file, 0o644))`,
        ]
      : [
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
          '\tif response.StatusCode != http.StatusOK || !answer.Success {',
          '\t\tlog.Fatalf("HTTP %d: %s", response.StatusCode, text)',
          '\t}',
          '\tfmt.Println(string(text))',
        ],
    '}',
    '',
    body.kind === 'multipart' && body.files.length > 0 && addFile,
    requiredVariables(request).length > 0 && [
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

const addFile = [
  'func addFile(form *multipart.Writer, field, name, contentType string) {',
  '\tfile, err := os.ReadFile(name)',
  '\tcheck(err)',
  '\tpart, err := form.CreatePart(textproto.MIMEHeader{',
  '\t\t"Content-Disposition": {`form-data; name="` + field + `"; filename="` + name + `"`},',
  '\t\t"Content-Type":        {contentType},',
  '\t})',
  '\tcheck(err)',
  '\t_, err = part.Write(file)',
  '\tcheck(err)',
  '}',
  '',
];

interface PreparedBody {
  lines: string[];
  reader: string;
  contentType: string;
}

function prepareBody(body: SampleBody): PreparedBody {
  if (body.kind === 'none') return {lines: [], reader: 'nil', contentType: ''};
  if (body.kind === 'multipart') {
    return {
      lines: [
        '\tbody := &bytes.Buffer{}',
        '\tform := multipart.NewWriter(body)',
        ...body.fields.map(({name, value}) => `\tcheck(form.WriteField("${name}", ${doubleQuoted(value)}))`),
        ...body.files.map(
          ({name, fileName, contentType}) => `\taddFile(form, "${name}", "${fileName}", "${contentType}")`,
        ),
        '\tcheck(form.Close())',
        '',
      ],
      reader: 'body',
      contentType: 'form.FormDataContentType()',
    };
  }
  const contentType = `"${jsonContentType}"`;
  const {value, secrets} = body;
  if (Object.keys(secrets).length > 0 && isObject(value)) {
    const width = Math.max(...Object.keys(value).map((name) => name.length)) + 4;
    const entries = Object.entries(value).map(
      ([name, entry]) =>
        `\t\t${`"${name}":`.padEnd(width)}${secrets[name] ? localName(secrets[name]) : JSON.stringify(entry)},`,
    );
    return {
      lines: ['\tbody, err := json.Marshal(map[string]any{', ...entries, '\t})', '\tcheck(err)', ''],
      reader: 'bytes.NewReader(body)',
      contentType,
    };
  }
  const json = compactJson(value);
  const text = json.includes('`') ? doubleQuoted(json) : `\`${json}\``;
  return {lines: [`\tbody := ${text}`, ''], reader: 'strings.NewReader(body)', contentType};
}
