import {compactJson} from '../render/compactJson';
import type {SampleBody, SampleRequest} from './request';
import {doubleQuoted, lines, literal, type LiteralStyle} from './text';

const style: LiteralStyle = {
  text: doubleQuoted,
  yes: 'true',
  no: 'false',
  nothing: 'nil',
  list: ['[]any{', '}'],
  map: ['map[string]any{', '}'],
  key: (name) => `${doubleQuoted(name)}: `,
  indent: '\t',
  secret: (variable) => `os.Getenv("${variable}")`,
};

/** A program with Go's standard library. */
export function emitGo({method, baseUrl, target, needsToken, body, savesAs}: SampleRequest): string {
  const prepared = bodyLines(body);
  const imports = [
    ...(body.kind === 'multipart' ? ['bytes'] : []),
    ...(savesAs === undefined || prepared.usesJson ? ['encoding/json'] : []),
    'fmt',
    'io',
    'log',
    ...(body.kind === 'multipart' ? ['mime/multipart'] : []),
    'net/http',
    'os',
    ...(savesAs === undefined || body.kind === 'json' ? ['strings'] : []),
  ];
  return lines(
    'package main',
    '',
    'import (',
    imports.map((name) => `\t"${name}"`),
    ')',
    '',
    'func check(err error) {',
    '\tif err != nil {',
    '\t\tlog.Fatal(err)',
    '\t}',
    '}',
    '',
    'func main() {',
    '\turl := os.Getenv("ECONTRACT_URL")',
    '\tif url == "" {',
    `\t\turl = "${baseUrl}"`,
    '\t}',
    prepared.lines,
    `\trequest, err := http.NewRequest("${method}", url+${doubleQuoted(target)}, ${prepared.reader})`,
    '\tcheck(err)',
    needsToken && '\trequest.Header.Set("Authorization", "Bearer "+os.Getenv("ECONTRACT_TOKEN"))',
    prepared.contentType !== '' && `\trequest.Header.Set("Content-Type", ${prepared.contentType})`,
    '\tresponse, err := http.DefaultClient.Do(request)',
    '\tcheck(err)',
    '\tdefer response.Body.Close()',
    '\tcontent, err := io.ReadAll(response.Body)',
    '\tcheck(err)',
    '\tif response.StatusCode != 200 {',
    '\t\tlog.Fatalf("HTTP %d: %s", response.StatusCode, content)',
    '\t}',
    savesAs
      ? [`\tcheck(os.WriteFile("${savesAs}", content, 0o644))`, `\tfmt.Println("Saved ${savesAs}")`]
      : [
          '\tvar answer struct {',
          '\t\tData     json.RawMessage',
          '\t\tSuccess  bool',
          '\t\tCode     int',
          '\t\tMessages []string',
          '\t}',
          '\tcheck(json.Unmarshal(content, &answer))',
          '\tif !answer.Success {',
          '\t\tlog.Fatalf("Code %d: %s", answer.Code, strings.Join(answer.Messages, " "))',
          '\t}',
          '\tfmt.Println(answer.Code, string(answer.Data))',
        ],
    '}',
  );
}

interface PreparedBody {
  lines: string[];
  reader: string;
  contentType: string;
  usesJson: boolean;
}

function bodyLines(body: SampleBody): PreparedBody {
  if (body.kind === 'multipart') {
    return {
      lines: [
        '\tbody := &bytes.Buffer{}',
        '\tform := multipart.NewWriter(body)',
        ...body.fields.map(({name, value}) => `\tcheck(form.WriteField("${name}", ${doubleQuoted(value)}))`),
        ...body.files.flatMap(({name, fileName}, index) => [
          `\t${index === 0 ? 'file, err :=' : 'file, err ='} os.ReadFile("${fileName}")`,
          '\tcheck(err)',
          `\t${index === 0 ? 'part, err :=' : 'part, err ='} form.CreateFormFile("${name}", "${fileName}")`,
          '\tcheck(err)',
          '\t_, err = part.Write(file)',
          '\tcheck(err)',
        ]),
        '\tcheck(form.Close())',
      ],
      reader: 'body',
      contentType: 'form.FormDataContentType()',
      usesJson: false,
    };
  }
  if (body.kind === 'none') return {lines: [], reader: 'nil', contentType: '', usesJson: false};
  const contentType = '"application/json"';
  if (Object.keys(body.secrets).length > 0) {
    return {
      lines: [`\tbody, err := json.Marshal(${literal(style, body.value, body.secrets, 1)})`, '\tcheck(err)'],
      reader: 'strings.NewReader(string(body))',
      contentType,
      usesJson: true,
    };
  }
  const json = compactJson(body.value);
  return {
    lines: [`\tbody := ${json.includes('`') ? doubleQuoted(json) : `\`${json}\``}`],
    reader: 'strings.NewReader(body)',
    contentType,
    usesJson: false,
  };
}
