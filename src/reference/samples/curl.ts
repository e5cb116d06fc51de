import {compactJson} from './compactJson';
import {jsonContentType, requiredVariables, type SampleRequest} from './request';
import {isObject} from '../contract/pointer';
import type {Json} from '../shared/model';
import {lines, localName} from './text';

/** Prints the answer of a success; any other answer goes to the error output and ends the script with its status. */
const judge = "jq 'if .code == 100 or .code == 202 then halt_error(3) elif .success then . else halt_error(1) end'";

/** A shell script around curl; jq reads and writes the JSON. */
export function emitCurl(request: SampleRequest): string {
  const {method, baseUrl, target, needsToken, body, savesAs} = request;
  const required = requiredVariables(request).map((variable) => `: "\${${variable}:?Set this variable.}"`);
  if (savesAs) {
    return lines(
      '# bash with curl',
      ...required,
      '',
      'curl --silent --show-error --max-time 60 --fail --output download.part "$ECONTRACT_DOWNLOAD_URL" &&',
      `  head -c 4 download.part | grep -q '%PDF' && mv download.part ${savesAs} ||`,
      "  { echo 'No PDF came. Look into download.part.' >&2; false; }",
    );
  }
  const secrets = body.kind === 'json' && isObject(body.value) && Object.keys(body.secrets).length > 0;
  const options = [
    "curl --silent --show-error --max-time 60 --write-out '%{stderr}HTTP %{http_code}\\n'",
    `--request ${method} "$url${target}"`,
    ...(needsToken ? ['--header "Authorization: Bearer $ECONTRACT_TOKEN"'] : []),
    ...(body.kind === 'json' ? [`--header "Content-Type: ${jsonContentType}"`, '--data-binary @-'] : []),
    ...(body.kind === 'multipart'
      ? [
          ...body.fields.map(({name, value}) => `--form-string ${quoted(`${name}=${value}`)}`),
          ...body.files.map(({name, fileName, contentType}) => `--form "${name}=@${fileName};type=${contentType}"`),
        ]
      : []),
  ];
  const command = options.join(' \\\n  ');
  return lines(
    '# bash with curl and jq',
    'set -o pipefail',
    `url="\${ECONTRACT_URL:-${baseUrl}}"`,
    ...required,
    '',
    secrets && body.kind === 'json' && isObject(body.value)
      ? [withSecrets(body.value, body.secrets), `  ${command.replaceAll('\n', '\n  ')} |`, `  ${judge}`]
      : body.kind === 'json'
        ? [`${command} <<'JSON' |`, compactJson(body.value), 'JSON', `  ${judge}`]
        : [`${command} |`, `  ${judge}`],
  );
}

/** The command that prints a body with the values of variables, whatever characters these hold. */
function withSecrets(value: Record<string, Json>, secrets: Readonly<Record<string, string>>): string {
  const given = Object.entries(secrets).map(([, variable]) => `--arg ${localName(variable)} "$${variable}"`);
  const fields = Object.entries(value).map(
    ([name, entry]) => `${name}: ${secrets[name] ? `$${localName(secrets[name])}` : JSON.stringify(entry)}`,
  );
  return lines(`jq --null-input ${given.join(' ')} \\`, `  '{${fields.join(', ')}}' |`);
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}
