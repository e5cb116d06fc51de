import {compactJson} from '../render/compactJson';
import type {SampleRequest} from './request';
import {lines} from './text';

/** A shell script around curl. */
export function emitCurl({method, baseUrl, target, needsToken, body, savesAs}: SampleRequest): string {
  const secrets = body.kind === 'json' ? body.secrets : {};
  const options = [
    `curl -sS ${savesAs ? `--fail -o ${savesAs}` : '--fail-with-body'}${method === 'GET' ? '' : ` -X ${method}`} "$url${target}"`,
    ...(needsToken ? ['-H "Authorization: Bearer ${ECONTRACT_TOKEN:?}"'] : []),
    ...(body.kind === 'json' ? ["-H 'Content-Type: application/json' --data-binary @-"] : []),
    ...(body.kind === 'multipart'
      ? body.fields.map(({name, value}) => `--form-string ${quoted(`${name}=${value}`)}`)
      : []),
    ...(body.kind === 'multipart'
      ? body.files.map((file) => `-F ${quoted(`${file.name}=@${file.fileName};type=${file.contentType}`)}`)
      : []),
  ];
  const command = options.join(' \\\n  ');
  // An unquoted end mark lets the shell put the secrets in.
  const mark = Object.keys(secrets).length > 0 ? 'JSON' : "'JSON'";
  const input = body.kind === 'json' ? [` <<${mark}`, jsonWith(body.value, secrets), 'JSON', ''] : [''];
  return lines(
    '#!/usr/bin/env bash',
    'set -eu',
    `url="\${ECONTRACT_URL:-${baseUrl}}"`,
    '',
    savesAs
      ? [`${command} || exit 1`, `echo "Saved ${savesAs}"`]
      : [
          `answer=$(${command}${input.join('\n')}) || { echo "Failed: $answer" >&2; exit 1; }`,
          `grep -q '"success": *true' <<< "$answer" || { echo "Refused: $answer" >&2; exit 1; }`,
          'echo "$answer"',
        ],
  );
}

function jsonWith(value: Parameters<typeof compactJson>[0], secrets: Readonly<Record<string, string>>): string {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return compactJson(value);
  const shown = Object.fromEntries(
    Object.entries(value).map(([name, entry]) => [name, secrets[name] ? `\${${secrets[name]}:?}` : entry]),
  );
  return compactJson(shown);
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}
