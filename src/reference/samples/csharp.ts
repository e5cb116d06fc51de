import type {SampleForm} from '../shared/sampleLanguages';
import type {SampleBody} from './body';
import {bodyLines, isOfContent} from './csharpBody';
import {addressOf, namingOf, type SampleAnswer, type SampleHeader, type SampleRequest} from './request';
import {concatenate, sourceOf, type DerivedVariable, type Template} from './template';
import {doubleQuoted, lines, localName} from './text';

/** Writes a text of which some is known only when the program runs. */
type WriteText = (template: Template) => string;

/** A program for any .NET and for Mono; Newtonsoft.Json reads and writes the JSON. */
export function emitCsharp(request: SampleRequest, form: SampleForm): string {
  const {headers, body, answer, derived} = request;
  const isRobust = form === 'robust';
  const name = namingOf(request, form, localName, (variable) => `Environment.GetEnvironmentVariable("${variable}")`);
  const text: WriteText = (template) => concatenate(template, doubleQuoted, ' + ', name);
  const readsAnswer = isRobust && answer.kind === 'envelope';
  const usesJson = readsAnswer || (body.kind === 'json' && Object.keys(body.secrets).length > 0);
  const content = [...headerLines(headers, body, text), ...bodyLines(body, headers, name)];
  const hasFiles =
    answer.kind === 'file' || body.kind === 'file' || (body.kind === 'multipart' && body.files.length > 0);
  const usesTypes =
    (isRobust && answer.isLink) ||
    (body.kind === 'multipart' && body.files.length > 0) ||
    content.some((line) => line.includes('HeaderValue'));
  const usesText =
    (isRobust && answer.kind === 'file') || derived.length > 0 || content.some((line) => line.includes('Encoding.'));
  return lines(
    `// .NET${usesJson ? ' with the package Newtonsoft.Json' : ''}`,
    'using System;',
    hasFiles && 'using System.IO;',
    'using System.Net.Http;',
    usesTypes && 'using System.Net.Http.Headers;',
    usesText && 'using System.Text;',
    isRobust && 'using System.Threading.Tasks;',
    usesJson && 'using Newtonsoft.Json;',
    readsAnswer && 'using Newtonsoft.Json.Linq;',
    '',
    'class Sample',
    '{',
    isRobust ? robustMain(request, content, text) : shortMain(request, content, text),
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

/** @param content lines that give the request its headers and its content */
function robustMain(request: SampleRequest, content: readonly string[], text: WriteText): string[] {
  const {method, baseUrl, answer, required, derived} = request;
  const url = `        var url = Environment.GetEnvironmentVariable("ECONTRACT_URL") ?? "${baseUrl}";`;
  return [
    // Mono's compiler knows no asynchronous Main.
    '    static int Main() => RunAsync().GetAwaiter().GetResult();',
    '',
    '    static async Task<int> RunAsync()',
    '    {',
    ...(answer.isLink ? [] : [url]),
    ...required.flatMap((variable) => [
      `        var ${localName(variable)} = Environment.GetEnvironmentVariable("${variable}");`,
      `        if (string.IsNullOrEmpty(${localName(variable)}))`,
      '        {',
      `            Console.Error.WriteLine("Set ${variable}.");`,
      '            return 1;',
      '        }',
    ]),
    ...derived.map((one) => derive(one, text)),
    '',
    `        using (var client = new HttpClient${handlerOf(request)} { Timeout = TimeSpan.FromSeconds(60) })`,
    `        using (var request = new HttpRequestMessage(new HttpMethod("${method}"), ${text(addressOf(request, 'robust'))}))`,
    '        {',
    ...content,
    '            using (var response = await client.SendAsync(request))',
    '            {',
    ...judge(answer),
    '                return 0;',
    '            }',
    '        }',
    '    }',
  ];
}

/** Waits for the answer and shows it, whatever it says. */
function shortMain(request: SampleRequest, content: readonly string[], text: WriteText): string[] {
  const {method, answer, derived} = request;
  const verb = /^(GET|POST|PUT|DELETE)$/.test(method)
    ? `HttpMethod.${method.charAt(0)}${method.slice(1).toLowerCase()}`
    : `new HttpMethod("${method}")`;
  const status = '(int)response.StatusCode + " " + ';
  const read = 'response.Content.ReadAsStringAsync().Result';
  return [
    '    static void Main()',
    '    {',
    ...derived.map((one) => derive(one, text)),
    `        var request = new HttpRequestMessage(${verb}, ${text(addressOf(request, 'short'))});`,
    ...content.map((line) => line.replace(/^ {4}/, '')),
    `        var response = new HttpClient(${handlerOf(request).slice(1, -1)}).SendAsync(request).Result;`,
    ...(answer.savesAs
      ? [
          `        File.WriteAllBytes("${answer.savesAs}", response.Content.ReadAsByteArrayAsync().Result);`,
          `        Console.WriteLine(${status}response.Content.Headers.ContentType);`,
        ]
      : [`        Console.WriteLine(${answer.kind === 'other' ? status : ''}${read});`]),
    '    }',
  ];
}

/** A handler that keeps cookies would replace ours. */
function handlerOf({headers}: SampleRequest): string {
  return headers.some(({name}) => name === 'Cookie') ? '(new HttpClientHandler { UseCookies = false })' : '';
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
function headerLines(headers: readonly SampleHeader[], body: SampleBody, text: WriteText): string[] {
  return headers
    .filter(({name}) => !isOfContent(name, body))
    .map(({name, value: [first = '', ...rest]}) =>
      name === 'Authorization' && rest.length > 0
        ? `            request.Headers.Authorization = new AuthenticationHeaderValue(${doubleQuoted(String(first).trim())}, ${text(rest)});`
        : `            request.Headers.TryAddWithoutValidation("${name}", ${text([first, ...rest])});`,
    );
}

function derive(derived: DerivedVariable, write: WriteText): string {
  const text = write(sourceOf(derived));
  const value =
    derived.encoding === 'base64'
      ? `Convert.ToBase64String(Encoding.UTF8.GetBytes(${text}))`
      : `Uri.EscapeDataString(${text})`;
  return `        var ${localName(derived.variable)} = ${value};`;
}
