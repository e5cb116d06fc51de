import {isObject} from '../contract/pointer';
import {partHead, partName, type MultipartBody, type SampleBody} from './body';
import {compactJson} from './compactJson';
import type {Naming} from './template';
import {doubleQuoted} from './text';

/** @returns the lines that prepare what the call sends. */
export function bodyLines(body: SampleBody, name: Naming): string[] {
  switch (body.kind) {
    case 'none':
    case 'file':
      return [];
    case 'json':
      return [...jsonLines(body, name), ''];
    case 'text':
      return [`    var body = ${doubleQuoted(body.value)};`, ''];
    case 'multipart':
      return [...formLines(body), ''];
  }
}

function jsonLines({value, secrets}: Extract<SampleBody, {kind: 'json'}>, naming: Naming): string[] {
  if (Object.keys(secrets).length > 0 && isObject(value)) {
    const entries = Object.entries(value).map(
      ([name, entry]) => `"${name}", ${secrets[name] ? naming(secrets[name]) : JSON.stringify(entry)}`,
    );
    return [
      `    var fields = Map.of(${entries.join(', ')});`,
      '    var body = new ObjectMapper().writeValueAsString(fields);',
    ];
  }
  // A text block keeps quotes; only a backslash must be doubled.
  const text = compactJson(value)
    .replaceAll('\\', '\\\\')
    .replace(/^(?=.)/gm, '        ');
  return ['    var body =', '        """', text, '        """;'];
}

function formLines({fields, files}: MultipartBody): string[] {
  const plainFields = fields.filter(({contentType}) => contentType === undefined);
  const typedFields = fields.filter(({contentType}) => contentType !== undefined);
  const heads = [...typedFields, ...files];
  return [
    '    var boundary = UUID.randomUUID().toString();',
    '    var body = new ByteArrayOutputStream();',
    '    String[][] fields = {',
    ...plainFields.map(({name, value}) => `      {${doubleQuoted(partName(name))}, ${doubleQuoted(value)}},`),
    '    };',
    '    for (var field : fields) {',
    '      var name = "name=\\"" + field[0] + "\\"";',
    '      addPart(body, boundary, name, field[1].getBytes(StandardCharsets.UTF_8));',
    '    }',
    ...heads.flatMap((part, index) => {
      const headers = index === 0 ? 'headers' : `headers${index + 1}`;
      const content =
        'fileName' in part
          ? `Files.readAllBytes(Path.of(${doubleQuoted(part.fileName)}))`
          : `${doubleQuoted(part.value)}.getBytes(StandardCharsets.UTF_8)`;
      return [
        `    var ${headers} =`,
        `        ${doubleQuoted(partHead(part))};`,
        `    addPart(body, boundary, ${headers}, ${content});`,
      ];
    }),
    '    body.write(("--" + boundary + "--\\r\\n").getBytes(StandardCharsets.UTF_8));',
  ];
}
