import {literal, type LiteralStyle} from './literal';
import {jsonContentType, requiredVariables, type SampleBody, type SampleRequest} from './request';
import {lines, localName, singleQuoted} from './text';

const style: LiteralStyle = {
  indent: '    ',
  object: ['[', ']'],
  key: (name) => `'${name}' => `,
  text: singleQuoted,
  null: 'null',
  true: 'true',
  false: 'false',
  trailingComma: true,
};

/** A script for PHP 8 with its curl extension. */
export function emitPhp(request: SampleRequest): string {
  const {method, baseUrl, target, needsToken, body, savesAs} = request;
  const headers = [
    ...(needsToken ? ['"Authorization: Bearer $token"'] : []),
    ...(body.kind === 'json' ? [`'Content-Type: ${jsonContentType}'`] : []),
  ];
  return lines(
    '<?php',
    '',
    '// PHP 8 with its curl extension',
    'declare(strict_types=1);',
    '',
    savesAs === undefined && `$url = getenv('ECONTRACT_URL') ?: '${baseUrl}';`,
    ...requiredVariables(request).map((variable) => [
      `$${localName(variable)} = getenv('${variable}');`,
      `if (!$${localName(variable)}) {`,
      `    fwrite(STDERR, "Set ${variable}.\\n");`,
      '    exit(1);',
      '}',
    ]),
    '',
    bodyLines(body),
    savesAs ? '$curl = curl_init($downloadUrl);' : `$curl = curl_init($url . '${target}');`,
    'curl_setopt_array($curl, [',
    method !== 'GET' && `    CURLOPT_CUSTOMREQUEST => '${method}',`,
    headers.length > 0 && ['    CURLOPT_HTTPHEADER => [', ...headers.map((header) => `        ${header},`), '    ],'],
    body.kind === 'json' && '    CURLOPT_POSTFIELDS => json_encode($body, JSON_THROW_ON_ERROR),',
    body.kind === 'multipart' && '    CURLOPT_POSTFIELDS => $body,',
    '    CURLOPT_RETURNTRANSFER => true,',
    '    CURLOPT_TIMEOUT => 60,',
    ']);',
    '$text = curl_exec($curl);',
    '$status = curl_getinfo($curl, CURLINFO_RESPONSE_CODE);',
    'if ($text === false) {',
    '    fwrite(STDERR, curl_error($curl) . "\\n");',
    '    exit(1);',
    '}',
    '',
    savesAs
      ? [
          "if ($status !== 200 || !str_starts_with($text, '%PDF')) {",
          '    fwrite(STDERR, "HTTP $status: $text\\n");',
          '    exit(1);',
          '}',
          `file_put_contents('${savesAs}', $text);`,
        ]
      : [
          '$answer = json_decode($text, true);',
          "if (in_array($answer['code'] ?? null, [100, 202], true)) {",
          '    fwrite(STDERR, "Another call is needed: $text\\n");',
          '    exit(3);',
          '}',
          "if ($status !== 200 || !($answer['success'] ?? false)) {",
          '    fwrite(STDERR, "HTTP $status: $text\\n");',
          '    exit(1);',
          '}',
          'echo $text, "\\n";',
        ],
  );
}

function bodyLines(body: SampleBody): string[] {
  if (body.kind === 'none') return [];
  if (body.kind === 'json') {
    const variables = Object.fromEntries(
      Object.entries(body.secrets).map(([field, variable]) => [field, `$${localName(variable)}`]),
    );
    return [`$body = ${literal(body.value, style, variables, '$body = ')};`, ''];
  }
  return [
    '$body = [',
    ...numbered(body.fields).map(({key, entry}) => `    '${key}' => ${singleQuoted(entry.value)},`),
    ...numbered(body.files).map(
      ({key, entry}) => `    '${key}' => new CURLFile('${entry.fileName}', '${entry.contentType}'),`,
    ),
    '];',
    '',
  ];
}

/** PHP cannot send a name twice; entries of a list are told apart by a number. */
function numbered<T extends {name: string}>(entries: readonly T[]): {key: string; entry: T}[] {
  return entries.map((entry, index) => {
    const isList = entries.filter(({name}) => name === entry.name).length > 1;
    const place = entries.slice(0, index).filter(({name}) => name === entry.name).length;
    return {key: isList ? `${entry.name}[${place}]` : entry.name, entry};
  });
}
