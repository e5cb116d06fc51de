import {compactJson} from '../compactJson';
import type {SampleRequest} from './request';
import {lines} from './text';

/** A shell script around curl. */
export function emitCurl({method, baseUrl, target, needsToken, body, savesAs}: SampleRequest): string {
  const options = [
    `curl -sS ${savesAs ? `--fail -o ${savesAs}` : '--fail-with-body'}${method === 'GET' ? '' : ` -X ${method}`} "$url${target}"`,
    ...(needsToken ? ['-H "Authorization: Bearer ${ECONTRACT_TOKEN:?}"'] : []),
    ...(body.kind === 'json' ? ['-H "Content-Type: application/json" -d @-'] : []),
    ...(body.kind === 'multipart'
      ? [
          ...body.fields.map(({name, value}) => `--form-string ${quoted(`${name}=${value}`)}`),
          ...body.files.map(({name, fileName, contentType}) => `-F "${name}=@${fileName};type=${contentType}"`),
        ]
      : []),
  ];
  const command = options.join(' \\\n  ');
  return lines(
    `url="\${ECONTRACT_URL:-${baseUrl}}"`,
    savesAs
      ? `${command} || exit 1`
      : [
          `answer=$(${command}${body.kind === 'json' ? heredoc(body) : ''}) || { echo "$answer" >&2; exit 1; }`,
          'echo "$answer"',
          `grep -q '"success": *true' <<< "$answer"`,
        ],
  );
}

function heredoc({value, secrets}: Extract<SampleRequest['body'], {kind: 'json'}>): string {
  // An unquoted end mark lets the shell put the secrets in.
  const mark = Object.keys(secrets).length > 0 ? 'JSON' : "'JSON'";
  const json = compactJson(value, {field: (name) => secrets[name] && `"\${${secrets[name]}:?}"`});
  return ` <<${mark}\n${json}\nJSON\n`;
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}
