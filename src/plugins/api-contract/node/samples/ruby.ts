import {compactJson} from '../compactJson';
import type {SampleRequest} from './request';
import {lines} from './text';

/** A script with Ruby's standard library. */
export function emitRuby({method, baseUrl, target, needsToken, body, savesAs}: SampleRequest): string {
  const verb = method.charAt(0) + method.slice(1).toLowerCase();
  return lines(
    `require "json"`,
    `require "net/http"`,
    `uri = URI(ENV.fetch("ECONTRACT_URL", "${baseUrl}") + ${quoted(target)})`,
    `request = Net::HTTP::${verb}.new(uri)`,
    needsToken && `request["Authorization"] = "Bearer " + ENV.fetch("ECONTRACT_TOKEN")`,
    body.kind === 'json' && [
      'request["Content-Type"] = "application/json"',
      `body = ${compactJson(body.value, {null: 'nil', text: quoted, field: (name) => body.secrets[name] && `ENV.fetch("${body.secrets[name]}")`})}`,
      'request.body = body.to_json',
    ],
    body.kind === 'multipart' && [
      'request.set_form([',
      ...body.fields.map(({name, value}) => `  ["${name}", ${quoted(value)}],`),
      ...body.files.map(({name, fileName}) => `  ["${name}", File.open("${fileName}", "rb")],`),
      '], "multipart/form-data")',
    ],
    'response = Net::HTTP.start(uri.host, uri.port, use_ssl: uri.scheme == "https") { |http| http.request(request) }',
    savesAs
      ? ['abort "HTTP #{response.code}" unless response.code == "200"', `File.binwrite("${savesAs}", response.body)`]
      : [
          'succeeded = response.code == "200" && JSON.parse(response.body)["success"]',
          'abort "HTTP #{response.code}: #{response.body}" unless succeeded',
          'puts response.body',
        ],
  );
}

/** Between double quotes `#{`, `#$` and `#@` must be escaped. */
function quoted(text: string): string {
  return JSON.stringify(text).replace(/#(?=[{$@])/g, '\\#');
}
