import type {SampleRequest} from './request';
import {lines, literal, type LiteralStyle} from './text';

const style: LiteralStyle = {
  text: quoted,
  yes: 'true',
  no: 'false',
  nothing: 'nil',
  list: ['[', ']'],
  map: ['{', '}'],
  key: (name) => `${quoted(name)} => `,
  indent: '  ',
  secret: (variable) => `ENV.fetch('${variable}')`,
};

/** A script with Ruby's standard library. */
export function emitRuby({method, baseUrl, target, needsToken, body, savesAs}: SampleRequest): string {
  const verb = method.charAt(0) + method.slice(1).toLowerCase();
  return lines(
    "require 'json'",
    "require 'net/http'",
    '',
    `uri = URI(ENV.fetch('ECONTRACT_URL', '${baseUrl}') + ${quoted(target)})`,
    `request = Net::HTTP::${verb}.new(uri)`,
    needsToken && "request['Authorization'] = \"Bearer #{ENV.fetch('ECONTRACT_TOKEN')}\"",
    body.kind === 'json' && [
      "request['Content-Type'] = 'application/json'",
      `request.body = JSON.generate(${literal(style, body.value, body.secrets)})`,
    ],
    body.kind === 'multipart' && [
      'request.set_form([',
      ...body.fields.map(({name, value}) => `  ['${name}', ${quoted(value)}],`),
      ...body.files.map(
        ({name, fileName, contentType}) =>
          `  ['${name}', File.open('${fileName}', 'rb'), {content_type: '${contentType}'}],`,
      ),
      "], 'multipart/form-data')",
    ],
    '',
    "response = Net::HTTP.start(uri.host, uri.port, use_ssl: uri.scheme == 'https') { |http| http.request(request) }",
    'abort "HTTP #{response.code}: #{response.body}" unless response.is_a?(Net::HTTPSuccess)',
    savesAs
      ? [`File.binwrite('${savesAs}', response.body)`, `puts 'Saved ${savesAs}'`]
      : [
          'answer = JSON.parse(response.body)',
          "abort \"Code #{answer['code']}: #{answer['messages'].join(' ')}\" unless answer['success']",
          "p answer['code'], answer['data']",
        ],
  );
}

/** A line break is only understood between double quotes, where `#{` must be kept from meaning something. */
function quoted(text: string): string {
  if (/[\n\r]/.test(text)) return JSON.stringify(text).replaceAll('#{', '\\#{');
  return `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
}
