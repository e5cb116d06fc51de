import {compactJson} from './compactJson';
import {isObject} from '../contract/pointer';
import {jsonContentType, requiredVariables, type SampleBody, type SampleRequest} from './request';
import {doubleQuoted, lines, localName} from './text';

/** A single file for Java 17 with its HttpClient; Jackson reads and writes the JSON. */
export function emitJava(request: SampleRequest): string {
  const {method, baseUrl, target, needsToken, body, savesAs} = request;
  const isForm = body.kind === 'multipart';
  const readsJson = savesAs === undefined;
  const hasFiles = savesAs !== undefined || (isForm && body.files.length > 0);
  const required = requiredVariables(request);
  const hasSecrets = body.kind === 'json' && Object.keys(body.secrets).length > 0;
  const publisher = {none: 'noBody()', json: 'ofString(body)', multipart: 'ofByteArray(body.toByteArray())'}[body.kind];
  const imports = [
    ...(readsJson
      ? [
          'com.fasterxml.jackson.core.JsonProcessingException',
          'com.fasterxml.jackson.databind.JsonNode',
          'com.fasterxml.jackson.databind.ObjectMapper',
          'com.fasterxml.jackson.databind.node.MissingNode',
        ]
      : []),
    ...(isForm ? ['java.io.ByteArrayOutputStream'] : []),
    'java.io.IOException',
    'java.net.URI',
    'java.net.http.HttpClient',
    'java.net.http.HttpRequest',
    'java.net.http.HttpResponse',
    ...(savesAs ? ['java.nio.charset.StandardCharsets'] : []),
    ...(isForm ? ['java.nio.charset.StandardCharsets'] : []),
    ...(hasFiles ? ['java.nio.file.Files', 'java.nio.file.Path'] : []),
    'java.time.Duration',
    ...(hasSecrets ? ['java.util.Map'] : []),
    ...(isForm ? ['java.util.UUID'] : []),
  ];
  return lines(
    `// Java 17 or newer${readsJson ? ', with jackson-databind' : ''}`,
    ...imports.map((name) => `import ${name};`),
    '',
    'public class Sample {',
    '  public static void main(String[] args) throws IOException, InterruptedException {',
    readsJson && `    var url = System.getenv().getOrDefault("ECONTRACT_URL", "${baseUrl}");`,
    ...required.map((variable) => `    var ${localName(variable)} = required("${variable}");`),
    '',
    bodyLines(body),
    '    var request =',
    `        HttpRequest.newBuilder(URI.create(${savesAs ? 'downloadUrl' : `url + ${doubleQuoted(target)}`}))`,
    '            .timeout(Duration.ofSeconds(60))',
    needsToken && '            .header("Authorization", "Bearer " + token)',
    body.kind === 'json' && `            .header("Content-Type", "${jsonContentType}")`,
    isForm && '            .header("Content-Type", "multipart/form-data; boundary=" + boundary)',
    `            .method("${method}", HttpRequest.BodyPublishers.${publisher})`,
    '            .build();',
    '    var response =',
    `        HttpClient.newHttpClient().send(request, HttpResponse.BodyHandlers.${savesAs ? 'ofByteArray' : 'ofString'}());`,
    '',
    savesAs
      ? [
          '    var file = new String(response.body(), StandardCharsets.ISO_8859_1);',
          '    if (response.statusCode() != 200 || !file.startsWith("%PDF")) {',
          '      System.err.println("HTTP " + response.statusCode() + ": " + file);',
          '      System.exit(1);',
          '    }',
          `    Files.write(Path.of("${savesAs}"), response.body());`,
        ]
      : [
          '    var answer = parse(response.body());',
          '    var code = answer.path("code").asInt();',
          '    if (code == 100 || code == 202) {',
          '      System.err.println("Another call is needed: " + response.body());',
          '      System.exit(3);',
          '    }',
          '    if (response.statusCode() != 200 || !answer.path("success").asBoolean()) {',
          '      System.err.println("HTTP " + response.statusCode() + ": " + response.body());',
          '      System.exit(1);',
          '    }',
          '    System.out.println(response.body());',
        ],
    '  }',
    readsJson && [
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

function bodyLines(body: SampleBody): string[] {
  if (body.kind === 'none') return [];
  if (body.kind === 'json') {
    const {value, secrets} = body;
    if (Object.keys(secrets).length > 0 && isObject(value)) {
      const entries = Object.entries(value).map(
        ([name, entry]) => `"${name}", ${secrets[name] ? localName(secrets[name]) : JSON.stringify(entry)}`,
      );
      return [
        `    var fields = Map.of(${entries.join(', ')});`,
        '    var body = new ObjectMapper().writeValueAsString(fields);',
        '',
      ];
    }
    // A text block keeps quotes; only a backslash must be doubled.
    const text = compactJson(value)
      .replaceAll('\\', '\\\\')
      .replace(/^(?=.)/gm, '        ');
    return ['    var body =', '        """', text, '        """;', ''];
  }
  return [
    '    var boundary = UUID.randomUUID().toString();',
    '    var body = new ByteArrayOutputStream();',
    '    String[][] fields = {',
    ...body.fields.map(({name, value}) => `      {"${name}", ${doubleQuoted(value)}},`),
    '    };',
    '    for (var field : fields) {',
    '      var name = "name=\\"" + field[0] + "\\"";',
    '      addPart(body, boundary, name, field[1].getBytes(StandardCharsets.UTF_8));',
    '    }',
    ...body.files.flatMap(({name, fileName, contentType}, index) => {
      const headers = index === 0 ? 'headers' : `headers${index + 1}`;
      return [
        `    var ${headers} =`,
        `        "name=\\"${name}\\"; filename=\\"${fileName}\\"\\r\\nContent-Type: ${contentType}";`,
        `    addPart(body, boundary, ${headers}, Files.readAllBytes(Path.of("${fileName}")));`,
      ];
    }),
    '    body.write(("--" + boundary + "--\\r\\n").getBytes(StandardCharsets.UTF_8));',
    '',
  ];
}
