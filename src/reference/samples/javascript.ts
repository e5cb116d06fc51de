import {lineWidth, literal, type LiteralStyle} from './literal';
import {jsonContentType, requiredVariables, type SampleBody, type SampleRequest} from './request';
import {doubleQuoted, lines, localName} from './text';

const style: LiteralStyle = {
  indent: '  ',
  object: ['{', '}'],
  key: (name) => `${name}: `,
  text: doubleQuoted,
  null: 'null',
  true: 'true',
  false: 'false',
  trailingComma: true,
  breaksAfterKey: true,
};

/** A module for Node.js 20 or newer (sample.mjs), with the fetch that comes with it. */
export function emitJavascript(request: SampleRequest): string {
  const {method, baseUrl, target, needsToken, body, savesAs} = request;
  const imports = [
    ...(body.kind === 'multipart' && body.files.length > 0 ? ['readFile'] : []),
    ...(savesAs ? ['writeFile'] : []),
  ];
  const headers = [
    ...(needsToken ? ['Authorization: `Bearer ${token}`'] : []),
    ...(body.kind === 'json' ? [`"Content-Type": "${jsonContentType}"`] : []),
  ];
  return lines(
    '// Node.js 20 or newer',
    imports.length > 0 && [`import { ${imports.join(', ')} } from "node:fs/promises";`, ''],
    savesAs === undefined && `const url = process.env.ECONTRACT_URL ?? "${baseUrl}";`,
    ...requiredVariables(request).map((variable) => [
      `const ${localName(variable)} = process.env.${variable};`,
      `if (!${localName(variable)}) {`,
      `  console.error("Set ${variable}.");`,
      '  process.exit(1);',
      '}',
    ]),
    '',
    bodyLines(body),
    fetchLines(savesAs ? 'downloadUrl' : `\`\${url}${target}\``, [
      ...(method === 'GET' ? [] : [`method: "${method}",`]),
      ...(headers.length === 1 ? [`headers: { ${headers.join('')} },`] : []),
      ...(headers.length > 1 ? ['headers: {', ...headers.map((header) => `  ${header},`), '},'] : []),
      ...(body.kind === 'json' ? ['body: JSON.stringify(body),'] : body.kind === 'multipart' ? ['body,'] : []),
      'signal: AbortSignal.timeout(60_000),',
    ]),
    savesAs
      ? [
          'const file = Buffer.from(await response.arrayBuffer());',
          'if (!response.ok || !file.toString("latin1").startsWith("%PDF")) {',
          '  console.error(`HTTP ${response.status}: ${file}`);',
          '  process.exit(1);',
          '}',
          `await writeFile("${savesAs}", file);`,
        ]
      : [
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
        ],
  );
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

function bodyLines(body: SampleBody): string[] {
  if (body.kind === 'none') return [];
  if (body.kind === 'json') {
    const variables = Object.fromEntries(
      Object.entries(body.secrets).map(([field, variable]) => [field, localName(variable)]),
    );
    const value = literal(body.value, style, variables, 'const body = ');
    // The formatter leaves out the name of a variable that is called like its property.
    return [`const body = ${value};`.replace(/^( *)(\w+): \2,$/gm, '$1$2,'), ''];
  }
  return [
    'const body = new FormData();',
    ...body.fields.map(({name, value}) => `body.append("${name}", ${doubleQuoted(value)});`),
    ...body.files.flatMap(({name, fileName, contentType}, index) => {
      const blob = index === 0 ? 'file' : `file${index + 1}`;
      return [
        `const ${blob} = new Blob([await readFile("${fileName}")], {`,
        `  type: "${contentType}",`,
        '});',
        `body.append("${name}", ${blob}, "${fileName}");`,
      ];
    }),
    '',
  ];
}
