import {compactJson} from '../render/compactJson';
import type {SampleBody, SampleRequest} from './request';
import {doubleQuoted, lines} from './text';

/** A program in plain C#, for any .NET and for Mono. */
export function emitCsharp({method, baseUrl, target, needsToken, body, savesAs}: SampleRequest): string {
  const hasSecrets = body.kind === 'json' && Object.keys(body.secrets).length > 0;
  const needsFiles = savesAs !== undefined || body.kind === 'multipart';
  return lines(
    'using System;',
    needsFiles && 'using System.IO;',
    'using System.Net.Http;',
    body.kind === 'json' && 'using System.Text;',
    !savesAs && 'using System.Text.RegularExpressions;',
    '',
    'class Sample',
    '{',
    '    static int Main()',
    '    {',
    `        var url = Environment.GetEnvironmentVariable("ECONTRACT_URL") ?? "${baseUrl}";`,
    `        var request = new HttpRequestMessage(new HttpMethod("${method}"), url + ${doubleQuoted(target)});`,
    needsToken &&
      '        request.Headers.Add("Authorization", "Bearer " + Environment.GetEnvironmentVariable("ECONTRACT_TOKEN"));',
    bodyLines(body),
    '        var response = new HttpClient().SendAsync(request).Result;',
    savesAs
      ? [
          '        if (!response.IsSuccessStatusCode) return Fail("HTTP " + (int)response.StatusCode);',
          `        File.WriteAllBytes("${savesAs}", response.Content.ReadAsByteArrayAsync().Result);`,
          `        Console.WriteLine("Saved ${savesAs}");`,
        ]
      : [
          '        var text = response.Content.ReadAsStringAsync().Result;',
          '        if (!response.IsSuccessStatusCode) return Fail("HTTP " + (int)response.StatusCode + ": " + text);',
          '        if (!Regex.IsMatch(text, "\\"success\\"\\\\s*:\\\\s*true")) return Fail("Refused: " + text);',
          '        Console.WriteLine(text);',
        ],
    '        return 0;',
    '    }',
    '',
    '    static int Fail(string message)',
    '    {',
    '        Console.Error.WriteLine(message);',
    '        return 1;',
    '    }',
    hasSecrets && [
      '',
      '    static string Quoted(string variable)',
      '    {',
      '        return "\\"" + Environment.GetEnvironmentVariable(variable).Replace("\\\\", "\\\\\\\\").Replace("\\"", "\\\\\\"") + "\\"";',
      '    }',
    ],
    '}',
  );
}

function bodyLines(body: SampleBody): string[] {
  if (body.kind === 'json') {
    const {secrets} = body;
    // Between @"…" everything stays as it is, and a quote is written twice.
    let text = `@"${jsonOf(body).replaceAll('"', '""')}"`;
    for (const variable of Object.values(secrets))
      text = text.replace(`""%${variable}%""`, `" + Quoted("${variable}") + @"`);
    return [
      `        var body = ${text};`,
      '        request.Content = new StringContent(body, Encoding.UTF8, "application/json");',
    ];
  }
  if (body.kind === 'multipart') {
    return [
      '        var form = new MultipartFormDataContent();',
      ...body.fields.map(({name, value}) => `        form.Add(new StringContent(${doubleQuoted(value)}), "${name}");`),
      ...body.files.map(
        ({name, fileName}) =>
          `        form.Add(new ByteArrayContent(File.ReadAllBytes("${fileName}")), "${name}", "${fileName}");`,
      ),
      '        request.Content = form;',
    ];
  }
  return [];
}

function jsonOf({value, secrets}: Extract<SampleBody, {kind: 'json'}>): string {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return compactJson(value);
  return compactJson(
    Object.fromEntries(
      Object.entries(value).map(([name, entry]) => [name, secrets[name] ? `%${secrets[name]}%` : entry]),
    ),
  );
}
