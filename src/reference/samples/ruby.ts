import {literal, type LiteralStyle} from './literal';
import {jsonContentType, requiredVariables, type SampleBody, type SampleRequest} from './request';
import {lines, singleQuoted} from './text';

const style: LiteralStyle = {
  indent: '  ',
  object: ['{', '}'],
  key: (name) => `${name}: `,
  text: quoted,
  null: 'nil',
  true: 'true',
  false: 'false',
  trailingComma: false,
};

/** A script with Ruby's standard library. */
export function emitRuby(request: SampleRequest): string {
  const {method, baseUrl, target, needsToken, body, savesAs} = request;
  const verb = method.charAt(0) + method.slice(1).toLowerCase();
  return lines(
    '# frozen_string_literal: true',
    '',
    "require 'json'",
    "require 'net/http'",
    '',
    savesAs === undefined && `url = ENV.fetch('ECONTRACT_URL', '${baseUrl}')`,
    ...requiredVariables(request).map(
      (variable) => `${snakeCase(variable)} = ENV.fetch('${variable}') { abort 'Set ${variable}.' }`,
    ),
    '',
    savesAs ? 'uri = URI(download_url)' : `uri = URI("#{url}${target}")`,
    `request = Net::HTTP::${verb}.new(uri)`,
    needsToken && 'request[\'Authorization\'] = "Bearer #{token}"',
    bodyLines(body),
    '',
    "options = { use_ssl: uri.scheme == 'https', open_timeout: 60, read_timeout: 60 }",
    'response = Net::HTTP.start(uri.host, uri.port, **options) { |http| http.request(request) }',
    savesAs
      ? [
          'abort "HTTP #{response.code}: #{response.body}" unless response.body.start_with?(\'%PDF\')',
          `File.binwrite('${savesAs}', response.body)`,
        ]
      : [
          'begin',
          '  answer = JSON.parse(response.body)',
          'rescue JSON::ParserError',
          '  abort "HTTP #{response.code}: the answer is no JSON."',
          'end',
          "if [100, 202].include?(answer['code'])",
          '  warn "Another call is needed: #{response.body}"',
          '  exit 3',
          'end',
          "abort \"HTTP #{response.code}: #{response.body}\" unless response.code == '200' && answer['success']",
          '',
          'puts response.body',
        ],
  );
}

function bodyLines(body: SampleBody): (string | false)[] {
  if (body.kind === 'none') return [];
  if (body.kind === 'json') {
    const variables = Object.fromEntries(
      Object.entries(body.secrets).map(([field, variable]) => [field, snakeCase(variable)]),
    );
    const value = literal(body.value, style, variables, 'body = ');
    return [`request['Content-Type'] = '${jsonContentType}'`, `body = ${value}`, 'request.body = body.to_json'];
  }
  const parts = [
    ...body.fields.map(({name, value}) => `  ['${name}', ${quoted(value)}]`),
    ...body.files.map(
      ({name, fileName, contentType}) =>
        `  ['${name}', File.binread('${fileName}'),\n   { filename: '${fileName}', content_type: '${contentType}' }]`,
    ),
  ];
  return ['form = [', parts.join(',\n'), ']', "request.set_form(form, 'multipart/form-data')"];
}

function snakeCase(variable: string): string {
  return variable.replace('ECONTRACT_', '').toLowerCase();
}

/** Ruby prefers single quotes; between double ones `#{`, `#$` and `#@` must be escaped. */
function quoted(value: string): string {
  return value.includes("'") ? JSON.stringify(value).replace(/#(?=[{$@])/g, '\\#') : singleQuoted(value);
}
