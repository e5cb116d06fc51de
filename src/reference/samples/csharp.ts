import {compactJson} from './compactJson';
import {isObject} from '../contract/pointer';
import {requiredVariables, type SampleBody, type SampleRequest} from './request';
import {doubleQuoted, lines, localName} from './text';

/** A program for any .NET and for Mono; Newtonsoft.Json reads and writes the JSON. */
export function emitCsharp(request: SampleRequest): string {
  const {method, baseUrl, target, needsToken, body, savesAs} = request;
  const readsJson = savesAs === undefined;
  const hasFiles = savesAs !== undefined || (body.kind === 'multipart' && body.files.length > 0);
  return lines(
    `// .NET${readsJson ? ' with the package Newtonsoft.Json' : ''}`,
    'using System;',
    hasFiles && 'using System.IO;',
    'using System.Net.Http;',
    (needsToken || hasFiles) && 'using System.Net.Http.Headers;',
    (body.kind === 'json' || savesAs !== undefined) && 'using System.Text;',
    'using System.Threading.Tasks;',
    readsJson && ['using Newtonsoft.Json;', 'using Newtonsoft.Json.Linq;'],
    '',
    'class Sample',
    '{',
    // Mono's compiler knows no asynchronous Main.
    '    static int Main() => RunAsync().GetAwaiter().GetResult();',
    '',
    '    static async Task<int> RunAsync()',
    '    {',
    readsJson && `        var url = Environment.GetEnvironmentVariable("ECONTRACT_URL") ?? "${baseUrl}";`,
    ...requiredVariables(request).map((variable) => [
      `        var ${localName(variable)} = Environment.GetEnvironmentVariable("${variable}");`,
      `        if (string.IsNullOrEmpty(${localName(variable)}))`,
      '        {',
      `            Console.Error.WriteLine("Set ${variable}.");`,
      '            return 1;',
      '        }',
    ]),
    '',
    '        using (var client = new HttpClient { Timeout = TimeSpan.FromSeconds(60) })',
    `        using (var request = new HttpRequestMessage(new HttpMethod("${method}"), ${savesAs ? 'downloadUrl' : `url + ${doubleQuoted(target)}`}))`,
    '        {',
    needsToken && '            request.Headers.Authorization = new AuthenticationHeaderValue("Bearer", token);',
    bodyLines(body),
    '            using (var response = await client.SendAsync(request))',
    '            {',
    savesAs
      ? [
          '                var file = await response.Content.ReadAsByteArrayAsync();',
          '                var text = Encoding.ASCII.GetString(file);',
          '                if (!response.IsSuccessStatusCode || !text.StartsWith("%PDF"))',
          '                {',
          '                    Console.Error.WriteLine("HTTP " + (int)response.StatusCode + ": " + text);',
          '                    return 1;',
          '                }',
          `                File.WriteAllBytes("${savesAs}", file);`,
        ]
      : [
          '                var text = await response.Content.ReadAsStringAsync();',
          '                var answer = Parse(text);',
          '                var code = (int?)answer["code"];',
          '                if (code == 100 || code == 202)',
          '                {',
          '                    Console.Error.WriteLine("Another call is needed: " + text);',
          '                    return 3;',
          '                }',
          '                if (!response.IsSuccessStatusCode || (bool?)answer["success"] != true)',
          '                {',
          '                    Console.Error.WriteLine("HTTP " + (int)response.StatusCode + ": " + text);',
          '                    return 1;',
          '                }',
          '                Console.WriteLine(text);',
        ],
    '                return 0;',
    '            }',
    '        }',
    '    }',
    readsJson && [
      '',
      '    static JObject Parse(string text)',
      '    {',
      '        try',
      '        {',
      '            return JObject.Parse(text);',
      '        }',
      '        catch (JsonException)',
      '        {',
      '            return new JObject();',
      '        }',
      '    }',
    ],
    '}',
  );
}

function bodyLines(body: SampleBody): string[] {
  if (body.kind === 'none') return [];
  if (body.kind === 'json') {
    return [
      ...jsonLines(body),
      '            request.Content = new StringContent(body, Encoding.UTF8, "application/json");',
    ];
  }
  return [
    '            var body = new MultipartFormDataContent();',
    ...body.fields.map(
      ({name, value}) => `            body.Add(new StringContent(${doubleQuoted(value)}), "${name}");`,
    ),
    ...body.files.flatMap(({name, fileName, contentType}, index) => {
      const file = index === 0 ? 'file' : `file${index + 1}`;
      return [
        `            var ${file} = new ByteArrayContent(File.ReadAllBytes("${fileName}"));`,
        `            ${file}.Headers.ContentType = new MediaTypeHeaderValue("${contentType}");`,
        `            body.Add(${file}, "${name}", "${fileName}");`,
      ];
    }),
    '            request.Content = body;',
  ];
}

function jsonLines({value, secrets}: Extract<SampleBody, {kind: 'json'}>): string[] {
  if (Object.keys(secrets).length > 0 && isObject(value)) {
    const fields = Object.entries(value).map(([name, entry]) => {
      const own = secrets[name] ? localName(secrets[name]) : JSON.stringify(entry);
      return own === name ? name : `${name} = ${own}`;
    });
    return [`            var body = JsonConvert.SerializeObject(new { ${fields.join(', ')} });`];
  }
  // Between @"…" everything stays as it is, and a quote is written twice.
  return [`            var body = @"${compactJson(value).replaceAll('"', '""')}";`];
}
