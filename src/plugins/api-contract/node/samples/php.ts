import {compactJson} from '../compactJson';
import {isObject} from '../contract/pointer';
import type {SampleBody, SampleRequest} from './request';
import {lines, singleQuoted} from './text';

/** A script for PHP 8 with its curl extension. */
export function emitPhp({method, baseUrl, target, needsToken, body, savesAs}: SampleRequest): string {
  const headers = [
    ...(needsToken ? ['"Authorization: Bearer " . getenv("ECONTRACT_TOKEN")'] : []),
    ...(body.kind === 'json' ? ['"Content-Type: application/json"'] : []),
  ];
  return lines(
    '<?php',
    `$url = getenv("ECONTRACT_URL") ?: "${baseUrl}";`,
    bodyLines(body),
    `$curl = curl_init($url . ${singleQuoted(target)});`,
    'curl_setopt_array($curl, [',
    method !== 'GET' && `  CURLOPT_CUSTOMREQUEST => "${method}",`,
    headers.length > 0 && `  CURLOPT_HTTPHEADER => [${headers.join(', ')}],`,
    body.kind !== 'none' && '  CURLOPT_POSTFIELDS => $body,',
    '  CURLOPT_RETURNTRANSFER => true,',
    ']);',
    '$answer = curl_exec($curl);',
    '$status = curl_getinfo($curl, CURLINFO_RESPONSE_CODE);',
    savesAs ? 'if ($status !== 200) {' : 'if ($status !== 200 || !json_decode($answer)->success) {',
    '  fwrite(STDERR, "HTTP $status: $answer" . curl_error($curl));',
    '  exit(1);',
    '}',
    savesAs ? `file_put_contents("${savesAs}", $answer);` : 'echo $answer;',
  );
}

function bodyLines(body: SampleBody): string[] {
  if (body.kind === 'multipart') {
    return [
      '$body = [',
      ...numbered(body.fields).map(({key, entry}) => `  "${key}" => ${singleQuoted(entry.value)},`),
      ...numbered(body.files).map(({key, entry}) => `  "${key}" => new CURLFile("${entry.fileName}"),`),
      '];',
    ];
  }
  if (body.kind === 'none') return [];
  const {value, secrets} = body;
  if (Object.keys(secrets).length === 0 || !isObject(value)) return [`$body = <<<'JSON'`, compactJson(value), 'JSON;'];
  const entries = Object.entries(value).map(
    ([name, entry]) => `"${name}" => ${secrets[name] ? `getenv("${secrets[name]}")` : JSON.stringify(entry)}`,
  );
  return [`$body = json_encode([${entries.join(', ')}]);`];
}

/** PHP cannot send a name twice; entries of a list are told apart by a number. */
function numbered<T extends {name: string}>(entries: readonly T[]): {key: string; entry: T}[] {
  return entries.map((entry, index) => {
    const isList = entries.filter(({name}) => name === entry.name).length > 1;
    const place = entries.slice(0, index).filter(({name}) => name === entry.name).length;
    return {key: isList ? `${entry.name}[${place}]` : entry.name, entry};
  });
}
