import type {SampleRequest} from './request';
import {lines, literal, singleQuoted, type LiteralStyle} from './text';

const style: LiteralStyle = {
  text: singleQuoted,
  yes: 'true',
  no: 'false',
  nothing: 'null',
  list: ['[', ']'],
  map: ['{', '}'],
  key: (name) => `${/^[A-Za-z_$][\w$]*$/.test(name) ? name : singleQuoted(name)}: `,
  indent: '  ',
  secret: (variable) => `process.env.${variable}`,
};

/** A module for Node.js 20 or newer (sample.mjs), with the fetch that comes with it. */
export function emitJavascript({method, baseUrl, target, needsToken, body, savesAs}: SampleRequest): string {
  const files = body.kind === 'multipart' && body.files.length > 0 ? ['readFile'] : [];
  const imports = [...files, ...(savesAs ? ['writeFile'] : [])];
  const headers = [
    ...(needsToken ? ['Authorization: `Bearer ${process.env.ECONTRACT_TOKEN}`'] : []),
    ...(body.kind === 'json' ? ["'Content-Type': 'application/json'"] : []),
  ];
  const options = [
    ...(method === 'GET' ? [] : [`  method: '${method}',`]),
    ...(headers.length > 0 ? [`  headers: {${headers.join(', ')}},`] : []),
    ...(body.kind === 'json' ? ['  body: JSON.stringify(body),'] : body.kind === 'multipart' ? ['  body,'] : []),
  ];
  const address = `\`\${url}${target}\``;
  return lines(
    imports.length > 0 && [`import {${imports.join(', ')}} from 'node:fs/promises';`, ''],
    `const url = process.env.ECONTRACT_URL ?? '${baseUrl}';`,
    body.kind === 'json' && `const body = ${literal(style, body.value, body.secrets)};`,
    body.kind === 'multipart' && [
      'const body = new FormData();',
      ...body.fields.map(({name, value}) => `body.append('${name}', ${singleQuoted(value)});`),
      ...body.files.map(
        (file) =>
          `body.append('${file.name}', new Blob([await readFile('${file.fileName}')], {type: '${file.contentType}'}), '${file.fileName}');`,
      ),
    ],
    '',
    options.length > 0
      ? [`const response = await fetch(${address}, {`, ...options, '});']
      : `const response = await fetch(${address});`,
    'if (!response.ok) throw new Error(`HTTP ${response.status}: ${await response.text()}`);',
    savesAs
      ? [
          `await writeFile('${savesAs}', Buffer.from(await response.arrayBuffer()));`,
          `console.log('Saved ${savesAs}');`,
        ]
      : [
          'const {data, success, code, messages} = await response.json();',
          "if (!success) throw new Error(`Code ${code}: ${messages.join(' ')}`);",
          'console.log(code, JSON.stringify(data, null, 2));',
        ],
  );
}
