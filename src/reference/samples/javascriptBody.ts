import {hasTypes, partHead, type MultipartBody, type SampleBody} from './body';
import {lineWidth, literal, type LiteralStyle} from './literal';
import type {Naming} from './template';
import {doubleQuoted, localName} from './text';

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

/** The formatter chooses the quotes that need fewer escapes. */
export function quoted(text: string): string {
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
export function propertyName(name: string): string {
  return /^[A-Za-z_$][\w$]*$/.test(name) ? name : doubleQuoted(name);
}

/** @returns the lines that prepare what the call sends. */
export function bodyLines(body: SampleBody, name: Naming): string[] {
  switch (body.kind) {
    case 'none':
      return [];
    case 'json': {
      const value = literal(body.value, {...style, variable: name}, body.secrets, 'const body = ');
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
