import {isObject} from '../contract/pointer';
import {partName, type MultipartBody, type SampleBody} from './body';
import {compactJson} from './compactJson';
import type {SampleAnswer, SampleHeader, SampleRequest} from './request';
import {concatenate, sourceOf, type DerivedVariable} from './template';
import {doubleQuoted, lines, localName} from './text';

/** A program for any .NET and for Mono; Newtonsoft.Json reads and writes the JSON. */
export function emitCsharp(request: SampleRequest): string {
  const {method, baseUrl, target, headers, body, answer, derived} = request;
  const readsAnswer = answer.kind === 'envelope';
  const usesJson = readsAnswer || (body.kind === 'json' && Object.keys(body.secrets).length > 0);
  const bodyText = bodyLines(body, headers);
  const sent = headerLines(headers, body);
  const hasFiles =
    answer.kind === 'file' || body.kind === 'file' || (body.kind === 'multipart' && body.files.length > 0);
  const usesTypes =
    answer.isLink ||
    (body.kind === 'multipart' && body.files.length > 0) ||
    [...sent, ...bodyText].some((line) => line.includes('HeaderValue'));
  const usesText = answer.kind === 'file' || derived.length > 0 || bodyText.some((line) => line.includes('Encoding.'));
  // A handler that keeps cookies would replace ours.
  const handler = headers.some(({name}) => name === 'Cookie') ? '(new HttpClientHandler { UseCookies = false })' : '';
  return lines(
    `// .NET${usesJson ? ' with the package Newtonsoft.Json' : ''}`,
    'using System;',
    hasFiles && 'using System.IO;',
    'using System.Net.Http;',
    usesTypes && 'using System.Net.Http.Headers;',
    usesText && 'using System.Text;',
    'using System.Threading.Tasks;',
    usesJson && 'using Newtonsoft.Json;',
    readsAnswer && 'using Newtonsoft.Json.Linq;',
    '',
    'class Sample',
    '{',
    // Mono's compiler knows no asynchronous Main.
    '    static int Main() => RunAsync().GetAwaiter().GetResult();',
    '',
    '    static async Task<int> RunAsync()',
    '    {',
    !answer.isLink && `        var url = Environment.GetEnvironmentVariable("ECONTRACT_URL") ?? "${baseUrl}";`,
    ...request.required.map((variable) => [
      `        var ${localName(variable)} = Environment.GetEnvironmentVariable("${variable}");`,
      `        if (string.IsNullOrEmpty(${localName(variable)}))`,
      '        {',
      `            Console.Error.WriteLine("Set ${variable}.");`,
      '            return 1;',
      '        }',
    ]),
    ...derived.map(derive),
    '',
    `        using (var client = new HttpClient${handler} { Timeout = TimeSpan.FromSeconds(60) })`,
    `        using (var request = new HttpRequestMessage(new HttpMethod("${method}"), ${answer.isLink ? 'downloadUrl' : `url + ${concatenate(target, doubleQuoted)}`}))`,
    '        {',
    sent,
    bodyText,
    '            using (var response = await client.SendAsync(request))',
    '            {',
    judge(answer),
    '                return 0;',
    '            }',
    '        }',
    '    }',
    readsAnswer && [
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

function judge({kind, savesAs, isPdf}: SampleAnswer): string[] {
  const fail = [
    '                {',
    '                    Console.Error.WriteLine("HTTP " + (int)response.StatusCode + ": " + text);',
    '                    return 1;',
    '                }',
  ];
  if (kind === 'file')
    return [
      '                var file = await response.Content.ReadAsByteArrayAsync();',
      '                var text = Encoding.ASCII.GetString(file);',
      `                if (!response.IsSuccessStatusCode${isPdf ? ' || !text.StartsWith("%PDF")' : ''})`,
      ...fail,
      `                File.WriteAllBytes("${savesAs}", file);`,
    ];
  const read = '                var text = await response.Content.ReadAsStringAsync();';
  const print = '                Console.WriteLine(text);';
  if (kind === 'other') return [read, '                if (!response.IsSuccessStatusCode)', ...fail, print];
  return [
    read,
    '                var answer = Parse(text);',
    '                var code = (int?)answer["code"];',
    '                if (code == 100 || code == 202)',
    '                {',
    '                    Console.Error.WriteLine("Another call is needed: " + text);',
    '                    return 3;',
    '                }',
    '                if (!response.IsSuccessStatusCode || (bool?)answer["success"] != true)',
    ...fail,
    print,
  ];
}

/** The headers of the request; those of its content are set with the content. */
function headerLines(headers: readonly SampleHeader[], body: SampleBody): string[] {
  return headers
    .filter(({name}) => !isOfContent(name, body))
    .map(({name, value: [first = '', ...rest]}) =>
      name === 'Authorization' && rest.length > 0
        ? `            request.Headers.Authorization = new AuthenticationHeaderValue(${doubleQuoted(String(first).trim())}, ${concatenate(rest, doubleQuoted)});`
        : `            request.Headers.TryAddWithoutValidation("${name}", ${concatenate([first, ...rest], doubleQuoted)});`,
    );
}

/** .NET refuses these among the headers of a request. */
function isOfContent(name: string, body: SampleBody): boolean {
  return body.kind !== 'none' && /^(content-.*|allow|expires|last-modified)$/i.test(name);
}

function derive(derived: DerivedVariable): string {
  const text = concatenate(sourceOf(derived), doubleQuoted);
  const value =
    derived.encoding === 'base64'
      ? `Convert.ToBase64String(Encoding.UTF8.GetBytes(${text}))`
      : `Uri.EscapeDataString(${text})`;
  return `        var ${localName(derived.variable)} = ${value};`;
}

function bodyLines(body: SampleBody, headers: readonly SampleHeader[]): string[] {
  if (body.kind === 'none') return [];
  const others = headers
    .filter(({name}) => isOfContent(name, body) && name !== 'Content-Type')
    .map(
      ({name, value}) =>
        `            request.Content.Headers.TryAddWithoutValidation("${name}", ${concatenate(value, doubleQuoted)});`,
    );
  if (body.kind === 'multipart') return [...formLines(body), ...others];
  const contentType = headers.find(({name}) => name === 'Content-Type')?.value.join('') ?? '';
  return [...contentLines(body, contentType), ...others];
}

function contentLines(body: Exclude<SampleBody, {kind: 'none' | 'multipart'}>, contentType: string): string[] {
  const [type, ...parameters] = contentType.split('; ');
  const text = body.kind === 'json' ? jsonText(body) : body.kind === 'text' ? verbatim(body.value) : undefined;
  // A StringContent says its character set.
  if (text !== undefined && parameters.join() === 'charset=utf-8')
    return [
      `            var body = ${text};`,
      `            request.Content = new StringContent(body, Encoding.UTF8, "${type}");`,
    ];
  const bytes =
    body.kind === 'file' ? `File.ReadAllBytes(${doubleQuoted(body.fileName)})` : `Encoding.UTF8.GetBytes(${text})`;
  return [
    `            request.Content = new ByteArrayContent(${bytes});`,
    `            request.Content.Headers.ContentType = MediaTypeHeaderValue.Parse(${doubleQuoted(contentType)});`,
  ];
}

function formLines({fields, files}: MultipartBody): string[] {
  return [
    '            var body = new MultipartFormDataContent();',
    ...fields.map(({name, value, contentType}) => {
      const type = contentType === undefined ? '' : `, Encoding.UTF8, ${doubleQuoted(contentType)}`;
      return `            body.Add(new StringContent(${doubleQuoted(value)}${type}), ${doubleQuoted(partName(name))});`;
    }),
    ...files.flatMap(({name, fileName, contentType}, index) => {
      const file = index === 0 ? 'file' : `file${index + 1}`;
      return [
        `            var ${file} = new ByteArrayContent(File.ReadAllBytes(${doubleQuoted(fileName)}));`,
        `            ${file}.Headers.ContentType = new MediaTypeHeaderValue(${doubleQuoted(contentType)});`,
        `            body.Add(${file}, ${doubleQuoted(partName(name))}, ${doubleQuoted(partName(fileName))});`,
      ];
    }),
    '            request.Content = body;',
  ];
}

function jsonText({value, secrets}: Extract<SampleBody, {kind: 'json'}>): string {
  if (Object.keys(secrets).length === 0 || !isObject(value)) return verbatim(compactJson(value));
  const fields = Object.entries(value).map(([name, entry]) => {
    const own = secrets[name] ? localName(secrets[name]) : JSON.stringify(entry);
    return own === name ? name : `${name} = ${own}`;
  });
  return `JsonConvert.SerializeObject(new { ${fields.join(', ')} })`;
}

/** Between @"…" everything stays as it is, and a quote is written twice. */
function verbatim(text: string): string {
  return `@"${text.replaceAll('"', '""')}"`;
}
