import {isObject} from '../contract/pointer';
import type {SampleForm} from '../shared/sampleLanguages';
import type {Json} from '../shared/model';
import type {SampleBody} from './body';
import {compactJson} from './compactJson';
import {addressOf, type SampleRequest} from './request';
import {interpolate, type DerivedVariable, type Template} from './template';
import {lines, localName} from './text';

/** Prints the answer of a success; any other answer goes to the error output and ends the script with its status. */
const judge = "jq 'if .code == 100 or .code == 202 then halt_error(3) elif .success then . else halt_error(1) end'";

/** A shell script around curl; jq reads and writes the JSON. */
export function emitCurl(request: SampleRequest, form: SampleForm): string {
  return form === 'short' ? emitShort(request) : emitRobust(request);
}

/** One command, before which jq writes down only what is known when it runs. */
function emitShort(request: SampleRequest): string {
  const {method, headers, body, answer, derived} = request;
  const hasSecrets = body.kind === 'json' && isObject(body.value) && Object.keys(body.secrets).length > 0;
  const isPlainGet = method === 'GET' && body.kind === 'none';
  const address = quotedTemplate(addressOf(request, 'short'));
  const command = [
    // An address in a line of its own is seen to its end.
    ...(isPlainGet ? [`curl -sS ${address}`] : [`curl -sS --request ${method}`, address]),
    ...headers.map(({name, value}) => `--header ${quotedTemplate([`${name}: `, ...value])}`),
    ...(body.kind === 'json' && !hasSecrets ? [`--data ${quoted(compactJson(body.value))}`] : bodyOptions(body)),
    ...(answer.savesAs
      ? [`--fail --output ${answer.savesAs} --write-out '%{http_code} %{content_type}\\n'`]
      : answer.kind === 'other'
        ? ['--include']
        : []),
  ].join(' \\\n  ');
  return lines(
    (hasSecrets || derived.length > 0) && '# bash with curl and jq',
    ...derived.map(derive),
    hasSecrets && isObject(body.value)
      ? [withSecrets(body.value, body.secrets), `  ${command.replaceAll('\n', '\n  ')}`]
      : command,
  );
}

function emitRobust(request: SampleRequest): string {
  const {baseUrl, body, answer, derived} = request;
  const required = request.required.map((variable) => `: "\${${variable}:?Set this variable.}"`);
  const {savesAs = ''} = answer;
  if (answer.isLink) {
    return lines(
      '# bash with curl',
      ...required,
      '',
      'curl --silent --show-error --max-time 60 --fail --output download.part "$ECONTRACT_DOWNLOAD_URL" &&',
      ...keepFile(request, '  '),
    );
  }
  const secrets = body.kind === 'json' && isObject(body.value) && Object.keys(body.secrets).length > 0;
  const isJson = body.kind === 'json';
  const judges = answer.kind === 'envelope';
  const command = [
    `curl --silent --show-error --max-time 60 ${judges ? "--write-out '%{stderr}HTTP %{http_code}\\n'" : '--fail-with-body'}`,
    `--request ${request.method} ${quotedTemplate([{variable: 'url'}, ...request.target])}`,
    ...request.headers.map(({name, value}) => `--header ${quotedTemplate([`${name}: `, ...value])}`),
    ...bodyOptions(body),
    ...(savesAs === '' ? [] : ['--output download.part']),
  ].join(' \\\n  ');
  const needsJq = judges || secrets || derived.length > 0;
  const next = judges ? ' |' : savesAs === '' ? '' : ' &&';
  const last = judges ? [`  ${judge}`] : savesAs === '' ? [] : keepFile(request, '  ');
  return lines(
    `# bash with curl${needsJq ? ' and jq' : ''}`,
    needsJq && 'set -o pipefail',
    `url="\${ECONTRACT_URL:-${baseUrl}}"`,
    ...required,
    ...derived.map(derive),
    '',
    secrets && isJson && isObject(body.value)
      ? [withSecrets(body.value, body.secrets), `  ${command.replaceAll('\n', '\n  ')}${next}`, ...last]
      : isJson
        ? [`${command} <<'JSON'${next}`, compactJson(body.value), 'JSON', ...last]
        : [command + next, ...last],
  );
}

/** Gives a downloaded file its name, or says that none came. */
function keepFile({answer: {savesAs, isPdf}}: SampleRequest, indent: string): string[] {
  if (!isPdf) return [`${indent}mv download.part ${savesAs} ||`, `${indent}{ cat download.part >&2; false; }`];
  return [
    `${indent}head -c 4 download.part | grep -q '%PDF' && mv download.part ${savesAs} ||`,
    `${indent}{ echo 'No PDF came. Look into download.part.' >&2; false; }`,
  ];
}

function bodyOptions(body: SampleBody): string[] {
  switch (body.kind) {
    case 'none':
      return [];
    case 'json':
      return ['--data-binary @-'];
    case 'text':
      return [`--data-raw ${quoted(body.value)}`];
    case 'file':
      return [`--data-binary ${quoted(`@${body.fileName}`)}`];
    case 'multipart':
      return [
        ...body.fields.map(({name, value, contentType}) =>
          contentType === undefined
            ? `--${isPlainText(value) ? 'form' : 'form-string'} ${quoted(`${name}=${value}`)}`
            : `--form ${quoted(`${name}=${inQuotes(value)};type=${contentType}`)}`,
        ),
        ...body.files.map(({name, fileName, contentType}) =>
          /^[\w. -]+$/.test(name + fileName)
            ? `--form "${name}=@${fileName};type=${contentType}"`
            : `--form ${quoted(`${name}=@${inQuotes(fileName)};type=${contentType}`)}`,
        ),
      ];
  }
}

/** Whether `--form` reads no signs of its own in a value: no file, no quotes, no type behind a semicolon. */
function isPlainText(value: string): boolean {
  return /^[\p{L}\p{N}][^;]*$/u.test(value) && value === value.trim();
}

/** Between double quotes curl reads no signs of its own. */
function inQuotes(text: string): string {
  return `"${text.replace(/["\\]/g, '\\$&')}"`;
}

/** jq encodes whatever a variable holds. */
function derive({variable, from, encoding}: DerivedVariable): string {
  const given = from.map((name) => `--arg ${localName(name)} "$${name}"`).join(' ');
  const text =
    from.length === 1 ? `$${localName(from[0] ?? '')}` : `"${from.map((name) => `\\($${localName(name)})`).join(':')}"`;
  return `${variable}=$(jq --null-input --raw-output ${given} '${text} | ${encoding === 'base64' ? '@base64' : '@uri'}')`;
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

/** Between double quotes the shell puts values in the place of variables. */
function quotedTemplate(template: Template): string {
  return `"${interpolate(
    template,
    (text) => text.replace(/["\\$`]/g, '\\$&'),
    (name) => `$${name}`,
  )}"`;
}
