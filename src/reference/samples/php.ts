import type {SampleForm} from '../shared/sampleLanguages';
import {hasTypes, partHead, type MultipartBody, type SampleBody} from './body';
import {literal, type LiteralStyle} from './literal';
import {addressOf, namingOf, type SampleAnswer, type SampleRequest} from './request';
import {concatenate, interpolate, isFixed, mergeTexts, sourceOf, type DerivedVariable, type Template} from './template';
import {lines, localName, singleQuoted} from './text';

const style: LiteralStyle = {
  indent: '    ',
  object: ['[', ']'],
  emptyObject: 'new stdClass()',
  key: (name) => `${singleQuoted(name)} => `,
  text: singleQuoted,
  variable: localVariable,
  null: 'null',
  true: 'true',
  false: 'false',
  trailingComma: true,
};

/** A script for PHP 8 with its curl extension. */
export function emitPhp(request: SampleRequest, form: SampleForm): string {
  const {method, baseUrl, target, body, answer} = request;
  const isRobust = form === 'robust';
  const name = namingOf(request, form, localVariable, (variable) => `getenv('${variable}')`);
  const text: WriteText = (template) =>
    isRobust ? expression(template) : concatenate(mergeTexts(template), singleQuoted, ' . ', name);
  const isMadeByHand = body.kind === 'multipart' && needsParts(body);
  const headers = [
    ...request.headers.map((header) => text([`${header.name}: `, ...header.value])),
    ...(isMadeByHand ? ['"Content-Type: multipart/form-data; boundary=$boundary"'] : []),
  ];
  return lines(
    '<?php',
    '',
    '// PHP 8 with its curl extension',
    isRobust && ['declare(strict_types=1);', ''],
    isRobust && !answer.isLink && `$url = getenv('ECONTRACT_URL') ?: '${baseUrl}';`,
    ...(isRobust ? request.required : []).map((variable) => [
      `$${localName(variable)} = getenv('${variable}');`,
      `if (!$${localName(variable)}) {`,
      `    fwrite(STDERR, "Set ${variable}.\\n");`,
      '    exit(1);',
      '}',
    ]),
    ...request.derived.map((derived) => derive(derived, text)),
    (isRobust || request.derived.length > 0) && '',
    bodyLines(body, {...style, variable: name}),
    isRobust && !answer.isLink
      ? `$curl = curl_init($url . ${expression(target)});`
      : `$curl = curl_init(${concatenate(addressOf(request, form), singleQuoted, ' . ', name)});`,
    'curl_setopt_array($curl, [',
    method !== 'GET' && `    CURLOPT_CUSTOMREQUEST => '${method}',`,
    headers.length > 0 && ['    CURLOPT_HTTPHEADER => [', ...headers.map((header) => `        ${header},`), '    ],'],
    body.kind === 'json' && '    CURLOPT_POSTFIELDS => json_encode($body, JSON_THROW_ON_ERROR),',
    body.kind !== 'json' && body.kind !== 'none' && '    CURLOPT_POSTFIELDS => $body,',
    '    CURLOPT_RETURNTRANSFER => true,',
    isRobust && '    CURLOPT_TIMEOUT => 60,',
    ']);',
    isRobust
      ? [
          '$text = curl_exec($curl);',
          '$status = curl_getinfo($curl, CURLINFO_RESPONSE_CODE);',
          'if ($text === false) {',
          '    fwrite(STDERR, curl_error($curl) . "\\n");',
          '    exit(1);',
          '}',
          '',
          ...judge(answer),
        ]
      : print(answer),
  );
}

/** Shows the answer, whatever it says, or why there is none. */
function print({kind, savesAs}: SampleAnswer): string[] {
  const status = 'curl_getinfo($curl, CURLINFO_RESPONSE_CODE)';
  if (kind === 'envelope') return ['echo curl_exec($curl) ?: curl_error($curl), "\\n";'];
  if (kind === 'other') return ['$text = curl_exec($curl) ?: curl_error($curl);', `echo ${status}, " $text\\n";`];
  return [
    `file_put_contents('${savesAs}', curl_exec($curl));`,
    `echo ${status}, ' ', curl_getinfo($curl, CURLINFO_CONTENT_TYPE), curl_error($curl), "\\n";`,
  ];
}

function judge({kind, savesAs, isPdf, isOnly200}: SampleAnswer): string[] {
  const wrongStatus = isOnly200 ? '$status !== 200' : '$status < 200 || $status >= 300';
  const fail = ['    fwrite(STDERR, "HTTP $status: $text\\n");', '    exit(1);', '}'];
  if (kind === 'other') return [`if (${wrongStatus}) {`, ...fail, 'echo $text, "\\n";'];
  if (kind === 'file')
    return [
      `if (${wrongStatus}${isPdf ? " || !str_starts_with($text, '%PDF')" : ''}) {`,
      ...fail,
      `file_put_contents('${savesAs}', $text);`,
    ];
  return [
    '$answer = json_decode($text, true);',
    "if (in_array($answer['code'] ?? null, [100, 202], true)) {",
    '    fwrite(STDERR, "Another call is needed: $text\\n");',
    '    exit(3);',
    '}',
    `if (${wrongStatus} || !($answer['success'] ?? false)) {`,
    ...fail,
    'echo $text, "\\n";',
  ];
}

/** Writes a text of which some is known only when the program runs. */
type WriteText = (template: Template) => string;

function localVariable(variable: string): string {
  return `$${localName(variable)}`;
}

/** A string between single quotes, or between double ones where variables belong into it. */
function expression(template: Template): string {
  if (isFixed(template)) return singleQuoted(template.join(''));
  return `"${interpolate(template, (text) => text.replace(/["\\$]/g, '\\$&'), localVariable)}"`;
}

function derive(derived: DerivedVariable, text: WriteText): string {
  const encode = derived.encoding === 'base64' ? 'base64_encode' : 'rawurlencode';
  return `${localVariable(derived.variable)} = ${encode}(${text(sourceOf(derived))});`;
}

function bodyLines(body: SampleBody, style: LiteralStyle): string[] {
  switch (body.kind) {
    case 'none':
      return [];
    case 'json': {
      return [`$body = ${literal(body.value, style, body.secrets, '$body = ')};`, ''];
    }
    case 'text':
      return [`$body = ${singleQuoted(body.value)};`, ''];
    case 'file':
      return [`$body = file_get_contents(${singleQuoted(body.fileName)});`, ''];
    case 'multipart':
      return [...(needsParts(body) ? partLines(body) : formLines(body)), ''];
  }
}

/** An array of PHP holds a name once, and sends no content type with a text. */
function needsParts(body: MultipartBody): boolean {
  const names = [...body.fields, ...body.files].map(({name}) => name);
  return hasTypes(body) || new Set(names).size < names.length || names.length === 0;
}

function formLines({fields, files}: MultipartBody): string[] {
  return [
    '$body = [',
    ...fields.map(({name, value}) => `    ${singleQuoted(name)} => ${singleQuoted(value)},`),
    ...files.map(
      ({name, fileName, contentType}) =>
        `    ${singleQuoted(name)} => new CURLFile(${singleQuoted(fileName)}, ${singleQuoted(contentType)}),`,
    ),
    '];',
  ];
}

function partLines({fields, files}: MultipartBody): string[] {
  const head = (part: Parameters<typeof partHead>[0]): string =>
    expression([partHead(part)]).replaceAll('\r\n', `' . "\\r\\n" . '`);
  return [
    '$parts = [',
    ...fields.map((field) => `    [${head(field)}, ${singleQuoted(field.value)}],`),
    ...files.map((file) => `    [${head(file)}, file_get_contents(${singleQuoted(file.fileName)})],`),
    '];',
    '$boundary = bin2hex(random_bytes(16));',
    "$body = '';",
    'foreach ($parts as [$head, $content]) {',
    '    $body .= "--$boundary\\r\\nContent-Disposition: form-data; $head\\r\\n\\r\\n$content\\r\\n";',
    '}',
    '$body .= "--$boundary--\\r\\n";',
  ];
}
