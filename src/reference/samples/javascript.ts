import {hasTypes, partHead, type MultipartBody, type SampleBody} from './body';
import {lineWidth, literal, type LiteralStyle} from './literal';
import type {SampleAnswer, SampleHeader, SampleRequest} from './request';
import {interpolate, isFixed, sourceOf, type DerivedVariable, type Template} from './template';
import {doubleQuoted, lines, localName} from './text';

const style: LiteralStyle = {
  indent: '  ',
  object: ['{', '}'],
  key: (name) => `${propertyName(name)}: `,
  text: doubleQuoted,
  variable: localName,
  null: 'null',
  true: 'true',
  false: 'false',
  trailingComma: true,
  breaksAfterKey: true,
};

/** A module for Node.js 20 or newer (sample.mjs), with the fetch that comes with it. */
export function emitJavascript(request: SampleRequest): string {
  const {method, baseUrl, target, headers, body, answer} = request;
  const isMadeByHand = body.kind === 'multipart' && hasTypes(body);
  const readsFile = body.kind === 'file' || (body.kind === 'multipart' && body.files.length > 0);
  const imports = [...(readsFile ? ['readFile'] : []), ...(answer.savesAs ? ['writeFile'] : [])];
  const allHeaders = [
    ...headers.map(headerEntry),
    ...(isMadeByHand ? ['"Content-Type": `multipart/form-data; boundary=${boundary}`'] : []),
  ];
  return lines(
    '// Node.js 20 or newer',
    imports.length > 0 && [`import { ${imports.join(', ')} } from "node:fs/promises";`, ''],
    !answer.isLink && `const url = process.env.ECONTRACT_URL ?? "${baseUrl}";`,
    ...request.required.map((variable) => [
      `const ${localName(variable)} = process.env.${variable};`,
      `if (!${localName(variable)}) {`,
      `  console.error("Set ${variable}.");`,
      '  process.exit(1);',
      '}',
    ]),
    ...request.derived.map(derive),
    '',
    bodyLines(body),
    fetchLines(answer.isLink ? 'downloadUrl' : templateLiteral([{variable: 'url'}, ...target]), [
      ...(method === 'GET' ? [] : [`method: "${method}",`]),
      ...headerLines(allHeaders),
      ...(body.kind === 'json' ? ['body: JSON.stringify(body),'] : body.kind === 'none' ? [] : ['body,']),
      'signal: AbortSignal.timeout(60_000),',
    ]),
    judge(answer),
  );
}

function judge({kind, savesAs, isPdf}: SampleAnswer): string[] {
  if (kind === 'envelope')
    return [
      'const answer = await response.json().catch(() => ({ messages: ["The answer is no JSON."] }));',
      'if (answer.code === 100 || answer.code === 202) {',
      '  console.error("Another call is needed:", answer);',
      '  process.exitCode = 3;',
      '} else if (!response.ok || !answer.success) {',
      '  console.error(`HTTP ${response.status}:`, answer);',
      '  process.exitCode = 1;',
      '} else {',
      '  console.log(JSON.stringify(answer, null, 2));',
      '}',
    ];
  if (kind === 'other')
    return [
      'const text = await response.text();',
      'if (!response.ok) {',
      '  console.error(`HTTP ${response.status}: ${text}`);',
      '  process.exit(1);',
      '}',
      'console.log(text);',
    ];
  return [
    'const file = Buffer.from(await response.arrayBuffer());',
    `if (!response.ok${isPdf ? ' || !file.toString("latin1").startsWith("%PDF")' : ''}) {`,
    '  console.error(`HTTP ${response.status}: ${file}`);',
    '  process.exit(1);',
    '}',
    `await writeFile("${savesAs}", file);`,
  ];
}

/** A long address stands on a line of its own. */
function fetchLines(address: string, options: readonly string[]): string[] {
  const start = `const response = await fetch(${address}, {`;
  if (start.length <= lineWidth) return [start, ...options.map((line) => `  ${line}`), '});'];
  return [
    'const response = await fetch(',
    `  ${address},`,
    '  {',
    ...options.map((line) => `    ${line}`),
    '  },',
    ');',
  ];
}

function headerLines(headers: readonly string[]): string[] {
  const line = `headers: { ${headers.join(', ')} },`;
  if (headers.length === 0) return [];
  if (headers.length === 1 && line.length + 2 <= lineWidth) return [line];
  return ['headers: {', ...headers.map((header) => `  ${header},`), '},'];
}

function headerEntry({name, value}: SampleHeader): string {
  return `${propertyName(name)}: ${expression(value)}`;
}

function derive(derived: DerivedVariable): string {
  const text = expression(sourceOf(derived));
  const value =
    derived.encoding === 'base64' ? `Buffer.from(${text}).toString("base64")` : `encodeURIComponent(${text})`;
  return `const ${localName(derived.variable)} = ${value};`;
}

/** A string, a variable, or a template that holds both. */
function expression(template: Template): string {
  if (isFixed(template)) return quoted(template.join(''));
  return templateLiteral(template).replace(/^`\$\{(\w+)\}`$/, '$1');
}

function templateLiteral(template: Template): string {
  return `\`${interpolate(
    template,
    (text) => text.replace(/[`\\]|\$(?=\{)/g, '\\$&'),
    (name) => `\${${localName(name)}}`,
  )}\``;
}

/** The formatter chooses the quotes that need fewer escapes. */
function quoted(text: string): string {
  const count = (quote: string): number => text.split(quote).length;
  const inDouble = doubleQuoted(text);
  if (count('"') <= count("'")) return inDouble;
  return `'${inDouble.slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;
}

/** A text of several lines stands as it is between backticks, a long one on a line of its own. */
function textLines(text: string): string[] {
  const value = textLiteral(text);
  const line = `const body = ${value};`;
  return line.length <= lineWidth || value.startsWith('`') ? [line] : ['const body =', `  ${value};`];
}

function textLiteral(text: string): string {
  return /\n/.test(text) && !/[`\\\r]|\$\{/.test(text) ? `\`${text}\`` : quoted(text);
}

/** A property needs quotes where it is no identifier. */
function propertyName(name: string): string {
  return /^[A-Za-z_$][\w$]*$/.test(name) ? name : doubleQuoted(name);
}

function bodyLines(body: SampleBody): string[] {
  switch (body.kind) {
    case 'none':
      return [];
    case 'json': {
      const value = literal(body.value, style, body.secrets, 'const body = ');
      // The formatter leaves out the name of a variable that is called like its property.
      return [`const body = ${value};`.replace(/^( *)(\w+): \2,$/gm, '$1$2,'), ''];
    }
    case 'text':
      return [...textLines(body.value), ''];
    case 'file':
      return [`const body = await readFile(${quoted(body.fileName)});`, ''];
    case 'multipart':
      return [...(hasTypes(body) ? partLines(body) : formLines(body)), ''];
  }
}

function formLines({fields, files}: MultipartBody): string[] {
  return [
    'const body = new FormData();',
    ...fields.map(({name, value}) => `body.append(${doubleQuoted(name)}, ${doubleQuoted(value)});`),
    ...files.flatMap(({name, fileName, contentType}, index) => {
      const blob = index === 0 ? 'file' : `file${index + 1}`;
      return [
        `const ${blob} = new Blob([await readFile(${quoted(fileName)})], {`,
        `  type: ${quoted(contentType)},`,
        '});',
        `body.append(${quoted(name)}, ${blob}, ${quoted(fileName)});`,
      ];
    }),
  ];
}

/** FormData gives a content type to files only. */
function partLines({fields, files}: MultipartBody): string[] {
  return [
    '// FormData sends no content type with a text, so the parts are put together here.',
    'const parts = [',
    ...fields.map(({name, value, contentType}) => `  [${quoted(partHead({name, contentType}))}, ${quoted(value)}],`),
    ...files.map((file) => `  [${quoted(partHead(file))}, await readFile(${quoted(file.fileName)})],`),
    '];',
    'const boundary = crypto.randomUUID();',
    'const body = Buffer.concat([',
    '  ...parts.flatMap(([head, content]) => [',
    '    Buffer.from(`--${boundary}\\r\\nContent-Disposition: form-data; ${head}\\r\\n\\r\\n`),',
    '    Buffer.from(content),',
    '    Buffer.from("\\r\\n"),',
    '  ]),',
    '  Buffer.from(`--${boundary}--\\r\\n`),',
    ']);',
  ];
}
