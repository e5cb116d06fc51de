import {isObject} from '../contract/pointer';
import {partName, type MultipartBody, type SampleBody} from './body';
import {compactJson} from './compactJson';
import type {SampleHeader} from './request';
import {concatenate, type Naming} from './template';
import {doubleQuoted} from './text';

/** @returns whether a header belongs to the content: .NET refuses it among those of a request. */
export function isOfContent(name: string, body: SampleBody): boolean {
  return body.kind !== 'none' && /^(content-.*|allow|expires|last-modified)$/i.test(name);
}

/** @returns the lines that give a request its content. */
export function bodyLines(body: SampleBody, headers: readonly SampleHeader[], name: Naming): string[] {
  if (body.kind === 'none') return [];
  const others = headers
    .filter((header) => isOfContent(header.name, body) && header.name !== 'Content-Type')
    .map((header) => {
      const value = concatenate(header.value, doubleQuoted, ' + ', name);
      return `            request.Content.Headers.TryAddWithoutValidation("${header.name}", ${value});`;
    });
  if (body.kind === 'multipart') return [...formLines(body), ...others];
  const contentType = headers.find((header) => header.name === 'Content-Type')?.value.join('') ?? '';
  return [...contentLines(body, contentType, name), ...others];
}

function contentLines(
  body: Exclude<SampleBody, {kind: 'none' | 'multipart'}>,
  contentType: string,
  name: Naming,
): string[] {
  const [type, ...parameters] = contentType.split('; ');
  const text = body.kind === 'json' ? jsonText(body, name) : body.kind === 'text' ? verbatim(body.value) : undefined;
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

function jsonText({value, secrets}: Extract<SampleBody, {kind: 'json'}>, naming: Naming): string {
  if (Object.keys(secrets).length === 0 || !isObject(value)) return verbatim(compactJson(value));
  const fields = Object.entries(value).map(([name, entry]) => {
    const own = secrets[name] ? naming(secrets[name]) : JSON.stringify(entry);
    return own === name ? name : `${name} = ${own}`;
  });
  return `JsonConvert.SerializeObject(new { ${fields.join(', ')} })`;
}

/** Between @"…" everything stays as it is, and a quote is written twice. */
function verbatim(text: string): string {
  return `@"${text.replaceAll('"', '""')}"`;
}
