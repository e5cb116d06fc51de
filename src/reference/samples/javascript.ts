import type {SampleForm} from '../shared/sampleLanguages';
import {hasTypes} from './body';
import {bodyLines, propertyName, quoted} from './javascriptBody';
import {lineWidth} from './literal';
import {addressOf, namingOf, type SampleAnswer, type SampleHeader, type SampleRequest} from './request';
import {interpolate, isFixed, sourceOf, type DerivedVariable, type Naming, type Template} from './template';
import {lines, localName} from './text';

/** A module for Node.js 20 or newer (sample.mjs), with the fetch that comes with it. */
export function emitJavascript(request: SampleRequest, form: SampleForm): string {
  const {method, baseUrl, headers, body, answer} = request;
  const isRobust = form === 'robust';
  const name = namingOf(request, form, localName, (variable) => `process.env.${variable}`);
  const isMadeByHand = body.kind === 'multipart' && hasTypes(body);
  const readsFile = body.kind === 'file' || (body.kind === 'multipart' && body.files.length > 0);
  const imports = [...(readsFile ? ['readFile'] : []), ...(answer.savesAs ? ['writeFile'] : [])];
  const allHeaders = [
    ...headers.map((header) => headerEntry(header, name)),
    ...(isMadeByHand ? ['"Content-Type": `multipart/form-data; boundary=${boundary}`'] : []),
  ];
  return lines(
    '// Node.js 20 or newer',
    imports.length > 0 && [`import { ${imports.join(', ')} } from "node:fs/promises";`, ''],
    isRobust && !answer.isLink && `const url = process.env.ECONTRACT_URL ?? "${baseUrl}";`,
    ...(isRobust ? request.required : []).map((variable) => [
      `const ${localName(variable)} = process.env.${variable};`,
      `if (!${localName(variable)}) {`,
      `  console.error("Set ${variable}.");`,
      '  process.exit(1);',
      '}',
    ]),
    ...request.derived.map((derived) => derive(derived, name)),
    (isRobust || request.derived.length > 0) && '',
    bodyLines(body, name),
    fetchLines(expression(addressOf(request, form), name), [
      ...(method === 'GET' ? [] : [`method: "${method}",`]),
      ...headerLines(allHeaders),
      ...(body.kind === 'json' ? ['body: JSON.stringify(body),'] : body.kind === 'none' ? [] : ['body,']),
      ...(isRobust ? ['signal: AbortSignal.timeout(60_000),'] : []),
    ]),
    isRobust ? judge(answer) : print(answer),
  );
}

/** Shows the answer, whatever it says. */
function print({kind, savesAs}: SampleAnswer): string[] {
  if (kind === 'envelope') return ['console.log(await response.text());'];
  if (kind === 'other') return ['console.log(response.status, await response.text());'];
  return [
    `await writeFile("${savesAs}", Buffer.from(await response.arrayBuffer()));`,
    'console.log(response.status, response.headers.get("content-type"));',
  ];
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
  if (options.length === 0) return [`const response = await fetch(${address});`];
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

function headerEntry({name, value}: SampleHeader, naming: Naming): string {
  return `${propertyName(name)}: ${expression(value, naming)}`;
}

function derive(derived: DerivedVariable, name: Naming): string {
  const text = expression(sourceOf(derived), name);
  const value =
    derived.encoding === 'base64' ? `Buffer.from(${text}).toString("base64")` : `encodeURIComponent(${text})`;
  return `const ${localName(derived.variable)} = ${value};`;
}

/** A string, a variable, or a template that holds both. */
function expression(template: Template, name: Naming): string {
  if (isFixed(template)) return quoted(template.join(''));
  const text = interpolate(
    template,
    (part) => part.replace(/[`\\]|\$(?=\{)/g, '\\$&'),
    (variable) => `\${${name(variable)}}`,
  );
  return `\`${text}\``.replace(/^`\$\{([\w.]+)\}`$/, '$1');
}
