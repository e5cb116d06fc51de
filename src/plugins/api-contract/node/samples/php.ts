import type {SampleRequest} from './request';
import {lines, literal, type LiteralStyle} from './text';

const style: LiteralStyle = {
  text: quoted,
  yes: 'true',
  no: 'false',
  nothing: 'null',
  list: ['[', ']'],
  map: ['[', ']'],
  key: (name) => `${quoted(name)} => `,
  indent: '    ',
  secret: (variable) => `getenv('${variable}')`,
};

/** A script for PHP 8 with its curl extension. */
export function emitPhp({method, baseUrl, target, needsToken, body, savesAs}: SampleRequest): string {
  const headers = [
    ...(needsToken ? ["'Authorization: Bearer ' . getenv('ECONTRACT_TOKEN')"] : []),
    ...(body.kind === 'json' ? ["'Content-Type: application/json'"] : []),
  ];
  return lines(
    '<?php',
    `$url = getenv('ECONTRACT_URL') ?: '${baseUrl}';`,
    body.kind === 'json' && `$body = ${literal(style, body.value, body.secrets)};`,
    body.kind === 'multipart' && [
      '$body = [',
      ...numbered(body.fields).map(({key, entry}) => `    '${key}' => ${quoted(entry.value)},`),
      ...numbered(body.files).map(
        ({key, entry}) =>
          `    '${key}' => new CURLFile('${entry.fileName}', '${entry.contentType}', '${entry.fileName}'),`,
      ),
      '];',
    ],
    '',
    `$curl = curl_init($url . ${quoted(target)});`,
    'curl_setopt_array($curl, [',
    method !== 'GET' && `    CURLOPT_CUSTOMREQUEST => '${method}',`,
    headers.length > 0 && `    CURLOPT_HTTPHEADER => [${headers.join(', ')}],`,
    body.kind !== 'none' && `    CURLOPT_POSTFIELDS => ${body.kind === 'json' ? 'json_encode($body)' : '$body'},`,
    '    CURLOPT_RETURNTRANSFER => true,',
    ']);',
    '$text = curl_exec($curl);',
    '$status = curl_getinfo($curl, CURLINFO_RESPONSE_CODE);',
    'if ($status !== 200) {',
    '    fwrite(STDERR, "HTTP $status: " . ($text ?: curl_error($curl)) . "\\n");',
    '    exit(1);',
    '}',
    savesAs
      ? [`file_put_contents('${savesAs}', $text);`, `echo "Saved ${savesAs}\\n";`]
      : [
          '$answer = json_decode($text, true);',
          "if (!$answer['success']) {",
          "    fwrite(STDERR, \"Code {$answer['code']}: \" . implode(' ', $answer['messages']) . \"\\n\");",
          '    exit(1);',
          '}',
          "print_r($answer['data']);",
        ],
  );
}

/** PHP cannot send a name twice; entries of a list are told apart by a number. */
function numbered<T extends {name: string}>(entries: readonly T[]): {key: string; entry: T}[] {
  return entries.map((entry, index) => {
    const isList = entries.filter(({name}) => name === entry.name).length > 1;
    const place = entries.slice(0, index).filter(({name}) => name === entry.name).length;
    return {key: isList ? `${entry.name}[${place}]` : entry.name, entry};
  });
}

/** Between single quotes PHP keeps everything but a quote and a backslash as it is; a line break needs the other kind. */
function quoted(text: string): string {
  if (/[\n\r]/.test(text)) return JSON.stringify(text).replaceAll('$', '\\$').replaceAll('\\/', '/');
  return `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
}
