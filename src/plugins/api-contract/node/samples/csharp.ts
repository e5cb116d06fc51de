import {compactJson} from '../compactJson';
import type {SampleBody, SampleRequest} from './request';
import {doubleQuoted, lines} from './text';

/** A program in plain C#, for any .NET and for Mono. */
export function emitCsharp({method, baseUrl, target, needsToken, body, savesAs}: SampleRequest): string {
  const hasSecrets = body.kind === 'json' && Object.keys(body.secrets).length > 0;
  const needsFiles = savesAs !== undefined || body.kind === 'multipart';
  const failure = savesAs
    ? 'if (!response.IsSuccessStatusCode) {'
    : 'if (!response.IsSuccessStatusCode || !Regex.IsMatch(answer, "\\"success\\"\\\\s*:\\\\s*true")) {';
  return lines(
    'using System;',
    needsFiles && 'using System.IO;',
    'using System.Net.Http;',
    body.kind === 'json' && 'using System.Text;',
    !savesAs && 'using System.Text.RegularExpressions;',
    'class Sample {',
    '  static int Main() {',
    `    var url = Environment.GetEnvironmentVariable("ECONTRACT_URL") ?? "${baseUrl}";`,
    `    var request = new HttpRequestMessage(new HttpMethod("${method}"), url + ${doubleQuoted(target)});`,
    needsToken &&
      '    request.Headers.Add("Authorization", "Bearer " + Environment.GetEnvironmentVariable("ECONTRACT_TOKEN"));',
    bodyLines(body),
    '    var response = new HttpClient().SendAsync(request).Result;',
    `    var answer = response.Content.${savesAs ? 'ReadAsByteArrayAsync' : 'ReadAsStringAsync'}().Result;`,
    `    ${failure}`,
    `      Console.Error.WriteLine("HTTP " + (int)response.StatusCode${savesAs ? '' : ' + ": " + answer'});`,
    '      return 1;',
    '    }',
    savesAs ? `    File.WriteAllBytes("${savesAs}", answer);` : '    Console.WriteLine(answer);',
    '    return 0;',
    '  }',
    hasSecrets && [
      '  static string Quoted(string variable) {',
      '    return "\\"" + Environment.GetEnvironmentVariable(variable).Replace("\\\\", "\\\\\\\\").Replace("\\"", "\\\\\\"") + "\\"";',
      '  }',
    ],
    '}',
  );
}

function bodyLines(body: SampleBody): string[] {
  if (body.kind === 'json') {
    const {value, secrets} = body;
    // Between @"…" everything stays as it is, and a quote is written twice.
    const json = compactJson(value, {field: (name) => secrets[name] && `%${secrets[name]}%`});
    let text = `@"${json.replaceAll('"', '""')}"`;
    for (const variable of Object.values(secrets))
      text = text.replace(`%${variable}%`, `" + Quoted("${variable}") + @"`);
    return [
      `    var body = ${text};`,
      '    request.Content = new StringContent(body, Encoding.UTF8, "application/json");',
    ];
  }
  if (body.kind === 'none') return [];
  return [
    '    var body = new MultipartFormDataContent();',
    ...body.fields.map(({name, value}) => `    body.Add(new StringContent(${doubleQuoted(value)}), "${name}");`),
    ...body.files.map(
      ({name, fileName}) =>
        `    body.Add(new ByteArrayContent(File.ReadAllBytes("${fileName}")), "${name}", "${fileName}");`,
    ),
    '    request.Content = body;',
  ];
}
