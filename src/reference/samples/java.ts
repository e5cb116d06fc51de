import {isObject} from '../contract/pointer';
import {partHead, partName, type MultipartBody, type SampleBody} from './body';
import {compactJson} from './compactJson';
import type {SampleAnswer, SampleRequest} from './request';
import {concatenate, sourceOf, type DerivedVariable} from './template';
import {doubleQuoted, lines, localName} from './text';

/** A single file for Java 17 with its HttpClient; Jackson reads and writes the JSON. */
export function emitJava(request: SampleRequest): string {
  const {method, baseUrl, target, headers, body, answer, required, derived} = request;
  const readsAnswer = answer.kind === 'envelope';
  const usesJackson = readsAnswer || hasSecrets(body);
  const isForm = body.kind === 'multipart';
  return lines(
    `// Java 17 or newer${usesJackson ? ', with jackson-databind' : ''}`,
    ...importsOf(request).map((name) => `import ${name};`),
    '',
    'public class Sample {',
    '  public static void main(String[] args) throws IOException, InterruptedException {',
    !answer.isLink && `    var url = System.getenv().getOrDefault("ECONTRACT_URL", "${baseUrl}");`,
    ...required.map((variable) => `    var ${localName(variable)} = required("${variable}");`),
    ...derived.map(derive),
    '',
    bodyLines(body),
    '    var request =',
    `        HttpRequest.newBuilder(URI.create(${answer.isLink ? 'downloadUrl' : `url + ${concatenate(target, doubleQuoted)}`}))`,
    '            .timeout(Duration.ofSeconds(60))',
    ...headers.map(({name, value}) => `            .header("${name}", ${concatenate(value, doubleQuoted)})`),
    isForm && '            .header("Content-Type", "multipart/form-data; boundary=" + boundary)',
    `            .method("${method}", HttpRequest.BodyPublishers.${publisherOf(body)})`,
    '            .build();',
    '    var response =',
    `        HttpClient.newHttpClient().send(request, HttpResponse.BodyHandlers.${answer.kind === 'file' ? 'ofByteArray' : 'ofString'}());`,
    '',
    judge(answer),
    '  }',
    readsAnswer && [
      '',
      '  static JsonNode parse(String text) {',
      '    try {',
      '      return new ObjectMapper().readTree(text);',
      '    } catch (JsonProcessingException e) {',
      '      return MissingNode.getInstance();',
      '    }',
      '  }',
    ],
    isForm && [
      '',
      '  static void addPart(ByteArrayOutputStream body, String boundary, String headers, byte[] content)',
      '      throws IOException {',
      '    var head = "--" + boundary + "\\r\\nContent-Disposition: form-data; " + headers + "\\r\\n\\r\\n";',
      '    body.write(head.getBytes(StandardCharsets.UTF_8));',
      '    body.write(content);',
      '    body.write("\\r\\n".getBytes(StandardCharsets.UTF_8));',
      '  }',
    ],
    required.length > 0 && [
      '',
      '  static String required(String variable) {',
      '    var value = System.getenv(variable);',
      '    if (value == null || value.isEmpty()) {',
      '      System.err.println("Set " + variable + ".");',
      '      System.exit(1);',
      '    }',
      '    return value;',
      '  }',
    ],
    '}',
  );
}

function importsOf({body, answer, derived}: SampleRequest): string[] {
  const isForm = body.kind === 'multipart';
  const writesFile = answer.kind === 'file';
  const hasFiles = writesFile || body.kind === 'file' || (isForm && body.files.length > 0);
  const encodes = (encoding: DerivedVariable['encoding']): boolean => derived.some((one) => one.encoding === encoding);
  const readsAnswer = answer.kind === 'envelope';
  return [
    ...(readsAnswer
      ? ['com.fasterxml.jackson.core.JsonProcessingException', 'com.fasterxml.jackson.databind.JsonNode']
      : []),
    ...(readsAnswer || hasSecrets(body) ? ['com.fasterxml.jackson.databind.ObjectMapper'] : []),
    ...(readsAnswer ? ['com.fasterxml.jackson.databind.node.MissingNode'] : []),
    ...(isForm ? ['java.io.ByteArrayOutputStream'] : []),
    'java.io.IOException',
    'java.net.URI',
    ...(encodes('percent') ? ['java.net.URLEncoder'] : []),
    'java.net.http.HttpClient',
    'java.net.http.HttpRequest',
    'java.net.http.HttpResponse',
    ...(isForm || writesFile || derived.length > 0 ? ['java.nio.charset.StandardCharsets'] : []),
    ...(hasFiles ? ['java.nio.file.Files', 'java.nio.file.Path'] : []),
    'java.time.Duration',
    ...(encodes('base64') ? ['java.util.Base64'] : []),
    ...(hasSecrets(body) ? ['java.util.Map'] : []),
    ...(isForm ? ['java.util.UUID'] : []),
  ];
}

function hasSecrets(body: SampleBody): boolean {
  return body.kind === 'json' && Object.keys(body.secrets).length > 0;
}

function publisherOf(body: SampleBody): string {
  if (body.kind === 'file') return `ofFile(Path.of(${doubleQuoted(body.fileName)}))`;
  return {
    none: 'noBody()',
    json: 'ofString(body)',
    text: 'ofString(body)',
    multipart: 'ofByteArray(body.toByteArray())',
  }[body.kind];
}

function judge({kind, savesAs, isPdf, isOnly200}: SampleAnswer): string[] {
  const wrongStatus = isOnly200 ? 'response.statusCode() != 200' : 'response.statusCode() / 100 != 2';
  const fail = (text: string): string[] => [
    `      System.err.println("HTTP " + response.statusCode() + ": " + ${text});`,
    '      System.exit(1);',
    '    }',
  ];
  const print = '    System.out.println(response.body());';
  if (kind === 'other') return [`    if (${wrongStatus}) {`, ...fail('response.body()'), print];
  if (kind === 'file')
    return [
      '    var file = new String(response.body(), StandardCharsets.ISO_8859_1);',
      `    if (${wrongStatus}${isPdf ? ' || !file.startsWith("%PDF")' : ''}) {`,
      ...fail('file'),
      `    Files.write(Path.of("${savesAs}"), response.body());`,
    ];
  return [
    '    var answer = parse(response.body());',
    '    var code = answer.path("code").asInt();',
    '    if (code == 100 || code == 202) {',
    '      System.err.println("Another call is needed: " + response.body());',
    '      System.exit(3);',
    '    }',
    `    if (${wrongStatus} || !answer.path("success").asBoolean()) {`,
    ...fail('response.body()'),
    print,
  ];
}

function derive(derived: DerivedVariable): string {
  const text = concatenate(sourceOf(derived), doubleQuoted);
  const value =
    derived.encoding === 'base64'
      ? `Base64.getEncoder().encodeToString((${text}).getBytes(StandardCharsets.UTF_8))`
      : `URLEncoder.encode(${text}, StandardCharsets.UTF_8)`;
  return `    var ${localName(derived.variable)} = ${value};`;
}

function bodyLines(body: SampleBody): string[] {
  switch (body.kind) {
    case 'none':
    case 'file':
      return [];
    case 'json':
      return [...jsonLines(body), ''];
    case 'text':
      return [`    var body = ${doubleQuoted(body.value)};`, ''];
    case 'multipart':
      return [...formLines(body), ''];
  }
}

function jsonLines({value, secrets}: Extract<SampleBody, {kind: 'json'}>): string[] {
  if (Object.keys(secrets).length > 0 && isObject(value)) {
    const entries = Object.entries(value).map(
      ([name, entry]) => `"${name}", ${secrets[name] ? localName(secrets[name]) : JSON.stringify(entry)}`,
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
