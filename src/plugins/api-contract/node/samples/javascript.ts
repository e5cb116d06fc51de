import {compactJson} from '../compactJson';
import type {SampleRequest} from './request';
import {doubleQuoted, lines} from './text';

/** A module for Node.js 20 or newer (sample.mjs), with the fetch that comes with it. */
export function emitJavascript({method, baseUrl, target, needsToken, body, savesAs}: SampleRequest): string {
  const files = body.kind === 'multipart' && body.files.length > 0 ? ['readFile'] : [];
  const imports = [...files, ...(savesAs ? ['writeFile'] : [])];
  const headers = [
    ...(needsToken ? ['"Authorization": "Bearer " + process.env.ECONTRACT_TOKEN'] : []),
    ...(body.kind === 'json' ? ['"Content-Type": "application/json"'] : []),
  ];
  const options = [
    ...(method === 'GET' ? [] : [`  method: "${method}",`]),
    ...(headers.length > 0 ? [`  headers: {${headers.join(', ')}},`] : []),
    ...(body.kind === 'json' ? ['  body: JSON.stringify(body),'] : body.kind === 'multipart' ? ['  body,'] : []),
  ];
  const address = `url + ${doubleQuoted(target)}`;
  return lines(
    imports.length > 0 && `import {${imports.join(', ')}} from "node:fs/promises";`,
    `const url = process.env.ECONTRACT_URL ?? "${baseUrl}";`,
    body.kind === 'json' &&
      `const body = ${compactJson(body.value, {field: (name) => body.secrets[name] && `process.env.${body.secrets[name]}`})};`,
    body.kind === 'multipart' && [
      'const body = new FormData();',
      ...body.fields.map(({name, value}) => `body.append("${name}", ${doubleQuoted(value)});`),
      ...body.files.map(
        ({name, fileName}) => `body.append("${name}", new Blob([await readFile("${fileName}")]), "${fileName}");`,
      ),
    ],
    options.length > 0
      ? [`const response = await fetch(${address}, {`, ...options, '});']
      : `const response = await fetch(${address});`,
    savesAs
      ? [
          'if (!response.ok) throw new Error(`HTTP ${response.status}`);',
          `await writeFile("${savesAs}", Buffer.from(await response.arrayBuffer()));`,
        ]
      : [
          'const answer = await response.text();',
          'if (!response.ok || !JSON.parse(answer).success) throw new Error(`HTTP ${response.status}: ${answer}`);',
          'console.log(answer);',
        ],
  );
}
