import type {SampleForm} from '../shared/sampleLanguages';
import {hasTypes, partHead, partName, type MultipartBody, type SampleBody} from './body';
import {literal, type LiteralStyle} from './literal';
import {addressOf, namingOf, type SampleAnswer, type SampleRequest} from './request';
import {interpolate, isFixed, sourceOf, type DerivedVariable, type Naming, type Template} from './template';
import {lines, singleQuoted, snakeName} from './text';

const style: LiteralStyle = {
  indent: '  ',
  object: ['{', '}'],
  key: (name) => `${/^[a-z_]\w*$/i.test(name) ? name : quoted(name)}: `,
  text: quoted,
  variable: snakeName,
  null: 'nil',
  true: 'true',
  false: 'false',
  trailingComma: false,
};

/** A script with Ruby's standard library. */
export function emitRuby(request: SampleRequest, form: SampleForm): string {
  const {method, baseUrl, headers, body, answer} = request;
  const isRobust = form === 'robust';
  const name = namingOf(request, form, snakeName, (variable) => `ENV.fetch('${variable}')`);
  const verb = method.charAt(0) + method.slice(1).toLowerCase();
  return lines(
    isRobust && ['# frozen_string_literal: true', ''],
    (isRobust || body.kind === 'json') && "require 'json'",
    "require 'net/http'",
    body.kind === 'multipart' && hasTypes(body) && "require 'securerandom'",
    '',
    isRobust && !answer.isLink && `url = ENV.fetch('ECONTRACT_URL', '${baseUrl}')`,
    ...(isRobust ? request.required : []).map(
      (variable) => `${snakeName(variable)} = ENV.fetch('${variable}') { abort 'Set ${variable}.' }`,
    ),
    ...request.derived.map((derived) => derive(derived, name)),
    (isRobust || request.derived.length > 0) && '',
    `uri = URI(${expression(addressOf(request, form), name)})`,
    `request = Net::HTTP::${verb}.new(uri)`,
    ...headers.map((header) => `request['${header.name}'] = ${expression(header.value, name)}`),
    bodyLines(body, name),
    '',
    `options = { use_ssl: uri.scheme == 'https'${isRobust ? ', open_timeout: 60, read_timeout: 60' : ''} }`,
    'response = Net::HTTP.start(uri.host, uri.port, **options) { |http| http.request(request) }',
    isRobust ? judge(answer) : print(answer),
  );
}

/** Shows the answer, whatever it says. */
function print({kind, savesAs}: SampleAnswer): string[] {
  if (kind === 'envelope') return ['puts response.body'];
  if (kind === 'other') return ['puts response.code, response.body'];
  return [`File.binwrite('${savesAs}', response.body)`, 'puts "#{response.code} #{response.content_type}"'];
}

function judge({kind, savesAs, isPdf, isOnly200}: SampleAnswer): string[] {
  const isGood = isOnly200 ? "response.code == '200'" : 'response.is_a?(Net::HTTPSuccess)';
  const fail = 'abort "HTTP #{response.code}: #{response.body}" unless';
  if (kind === 'other') return [`${fail} ${isGood}`, '', 'puts response.body'];
  if (kind === 'file')
    return [
      `${fail} ${isPdf ? "response.body.start_with?('%PDF')" : isGood}`,
      `File.binwrite('${savesAs}', response.body)`,
    ];
  return [
    'begin',
    '  answer = JSON.parse(response.body)',
    'rescue JSON::ParserError',
    '  abort "HTTP #{response.code}: the answer is no JSON."',
    'end',
    "if [100, 202].include?(answer['code'])",
    '  warn "Another call is needed: #{response.body}"',
    '  exit 3',
    'end',
    `${fail} ${isGood} && answer['success']`,
    '',
    'puts response.body',
  ];
}

/** A string, a variable, or a string that holds both. */
function expression(template: Template, name: Naming): string {
  if (isFixed(template)) return quoted(template.join(''));
  if (template.length === 1) return interpolate(template, String, name);
  return `"${interpolate(
    template,
    (text) => doubleQuotedRuby(text).slice(1, -1),
    (variable) => `#{${name(variable)}}`,
  )}"`;
}

function derive(derived: DerivedVariable, name: Naming): string {
  const text = expression(sourceOf(derived), name);
  const value = derived.encoding === 'base64' ? `[${text}].pack('m0')` : `URI.encode_www_form_component(${text})`;
  return `${snakeName(derived.variable)} = ${value}`;
}

function bodyLines(body: SampleBody, name: Naming): string[] {
  switch (body.kind) {
    case 'none':
      return [];
    case 'json': {
      return [
        `body = ${literal(body.value, {...style, variable: name}, body.secrets, 'body = ')}`,
        'request.body = body.to_json',
      ];
    }
    case 'text':
      return [`request.body = ${quoted(body.value)}`];
    case 'file':
      return [`request.body = File.binread(${quoted(body.fileName)})`];
    case 'multipart':
      return hasTypes(body) ? partLines(body) : formLines(body);
  }
}

function formLines({fields, files}: MultipartBody): string[] {
  const parts = [
    ...fields.map(({name, value}) => `  [${quoted(partName(name))}, ${quoted(value)}]`),
    ...files.map(
      ({name, fileName, contentType}) =>
        `  [${quoted(partName(name))}, File.open(${quoted(fileName)}, 'rb'),\n   { filename: ${quoted(partName(fileName))}, content_type: ${quoted(contentType)} }]`,
    ),
  ];
  return ['form = [', parts.join(',\n'), ']', "request.set_form(form, 'multipart/form-data')"];
}

/** `set_form` gives a content type to files only. */
function partLines({fields, files}: MultipartBody): string[] {
  const parts = [
    ...fields.map((field) => `  [${doubleQuotedRuby(partHead(field))}, ${quoted(field.value)}]`),
    ...files.map((file) => `  [${doubleQuotedRuby(partHead(file))}, File.binread(${quoted(file.fileName)})]`),
  ];
  return [
    'parts = [',
    parts.join(',\n'),
    ']',
    'boundary = SecureRandom.hex',
    'body = parts.map do |head, content|',
    '  "--#{boundary}\\r\\nContent-Disposition: form-data; #{head}\\r\\n\\r\\n".b + content.b + "\\r\\n".b',
    'end',
    'request[\'Content-Type\'] = "multipart/form-data; boundary=#{boundary}"',
    'request.body = "#{body.join}--#{boundary}--\\r\\n"',
  ];
}

/** Between double quotes `#{`, `#$` and `#@` must be escaped. */
function doubleQuotedRuby(value: string): string {
  return JSON.stringify(value).replace(/#(?=[{$@])/g, '\\#');
}

/** Ruby prefers single quotes, which know no line breaks of their own. */
function quoted(value: string): string {
  return value.includes("'") ? doubleQuotedRuby(value) : singleQuoted(value);
}
