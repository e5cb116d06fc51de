import {compactJson} from '../compactJson';
import {isObject} from '../contract/pointer';
import type {SampleBody, SampleRequest} from './request';
import {doubleQuoted, lines} from './text';

/** A program with Go's standard library. */
export function emitGo({method, baseUrl, target, needsToken, body, savesAs}: SampleRequest): string {
  const prepared = prepareBody(body);
  const imports = [
    ...(body.kind === 'multipart' ? ['bytes'] : []),
    ...(savesAs === undefined || prepared.usesJson ? ['encoding/json'] : []),
    ...(savesAs === undefined ? ['fmt'] : []),
    'io',
    'log',
    ...(body.kind === 'multipart' ? ['mime/multipart'] : []),
    'net/http',
    'os',
    ...(body.kind === 'json' ? ['strings'] : []),
  ];
  return lines(
    'package main',
    `import (${imports.map(doubleQuoted).join('; ')})`,
    'func check(err error) {',
    '\tif err != nil {',
    '\t\tlog.Fatal(err)',
    '\t}',
    '}',
    'func main() {',
    '\turl := os.Getenv("ECONTRACT_URL")',
    '\tif url == "" {',
    `\t\turl = "${baseUrl}"`,
    '\t}',
    prepared.lines,
    `\trequest, err := http.NewRequest("${method}", url + ${doubleQuoted(target)}, ${prepared.reader})`,
    '\tcheck(err)',
    needsToken && '\trequest.Header.Set("Authorization", "Bearer " + os.Getenv("ECONTRACT_TOKEN"))',
    prepared.contentType !== '' && `\trequest.Header.Set("Content-Type", ${prepared.contentType})`,
    '\tresponse, err := http.DefaultClient.Do(request)',
    '\tcheck(err)',
    '\tanswer, err := io.ReadAll(response.Body)',
    '\tcheck(err)',
    savesAs
      ? '\tif response.StatusCode != 200 {'
      : [
          '\tvar envelope struct{ Success bool }',
          '\tif response.StatusCode != 200 || json.Unmarshal(answer, &envelope) != nil || !envelope.Success {',
        ],
    '\t\tlog.Fatalf("HTTP %d: %s", response.StatusCode, answer)',
    '\t}',
    savesAs ? `\tcheck(os.WriteFile("${savesAs}", answer, 0o644))` : '\tfmt.Println(string(answer))',
    '}',
  );
}

interface PreparedBody {
  lines: string[];
  reader: string;
  contentType: string;
  usesJson: boolean;
}

function prepareBody(body: SampleBody): PreparedBody {
  if (body.kind === 'none') return {lines: [], reader: 'nil', contentType: '', usesJson: false};
  if (body.kind === 'multipart') {
    return {
      lines: [
        '\tbody := &bytes.Buffer{}',
        '\tform := multipart.NewWriter(body)',
        ...body.fields.map(({name, value}) => `\tcheck(form.WriteField("${name}", ${doubleQuoted(value)}))`),
        ...body.files.flatMap(({name, fileName}, index) => [
          `\tfile, err ${index === 0 ? ':=' : '='} os.ReadFile("${fileName}")`,
          '\tcheck(err)',
          `\tpart, err ${index === 0 ? ':=' : '='} form.CreateFormFile("${name}", "${fileName}")`,
          '\tcheck(err)',
          '\tpart.Write(file)',
        ]),
        '\tcheck(form.Close())',
      ],
      reader: 'body',
      contentType: 'form.FormDataContentType()',
      usesJson: false,
    };
  }
  const contentType = '"application/json"';
  const {value, secrets} = body;
  if (Object.keys(secrets).length > 0 && isObject(value)) {
    const entries = Object.entries(value).map(
      ([name, entry]) => `"${name}": ${secrets[name] ? `os.Getenv("${secrets[name]}")` : JSON.stringify(entry)}`,
    );
    return {
      lines: [`\tbody, err := json.Marshal(map[string]any{${entries.join(', ')}})`, '\tcheck(err)'],
      reader: 'strings.NewReader(string(body))',
      contentType,
      usesJson: true,
    };
  }
  const json = compactJson(value);
  const text = json.includes('`') ? doubleQuoted(json) : `\`${json}\``;
  return {lines: [`\tbody := ${text}`], reader: 'strings.NewReader(body)', contentType, usesJson: false};
}
