import {compactJson} from '../compactJson';
import type {SampleBody, SampleRequest} from './request';
import {doubleQuoted, lines} from './text';

/** A single file for Java 17 (`java Sample.java`) with the HttpClient that comes with it. */
export function emitJava({method, baseUrl, target, needsToken, body, savesAs}: SampleRequest): string {
  const hasSecrets = body.kind === 'json' && Object.keys(body.secrets).length > 0;
  const publisher = {none: 'noBody()', json: 'ofString(body)', multipart: 'ofByteArrays(body)'}[body.kind];
  const failure = savesAs
    ? 'if (status != 200) {'
    : 'if (status != 200 || !answer.body().matches("(?s).*\\"success\\"\\\\s*:\\\\s*true.*")) {';
  return lines(
    'import java.net.URI;',
    'import java.net.http.*;',
    (savesAs !== undefined || body.kind === 'multipart') && 'import java.nio.file.*;',
    body.kind === 'multipart' && 'import java.util.*;',
    'public class Sample {',
    '  public static void main(String[] args) throws Exception {',
    `    var url = System.getenv().getOrDefault("ECONTRACT_URL", "${baseUrl}");`,
    bodyLines(body),
    `    var request = HttpRequest.newBuilder(URI.create(url + ${doubleQuoted(target)}))`,
    needsToken && '      .header("Authorization", "Bearer " + System.getenv("ECONTRACT_TOKEN"))',
    body.kind === 'json' && '      .header("Content-Type", "application/json")',
    body.kind === 'multipart' && '      .header("Content-Type", "multipart/form-data; boundary=" + boundary)',
    `      .method("${method}", HttpRequest.BodyPublishers.${publisher}).build();`,
    `    var answer = HttpClient.newHttpClient().send(request, HttpResponse.BodyHandlers.${savesAs ? 'ofByteArray' : 'ofString'}());`,
    '    var status = answer.statusCode();',
    `    ${failure}`,
    `      System.err.println("HTTP " + status${savesAs ? '' : ' + ": " + answer.body()'});`,
    '      System.exit(1);',
    '    }',
    savesAs ? `    Files.write(Path.of("${savesAs}"), answer.body());` : '    System.out.println(answer.body());',
    '  }',
    hasSecrets && [
      '  static String quoted(String text) {',
      '    return "\\"" + text.replace("\\\\", "\\\\\\\\").replace("\\"", "\\\\\\"") + "\\"";',
      '  }',
    ],
    '}',
  );
}

function bodyLines(body: SampleBody): string[] {
  if (body.kind === 'json') {
    const {value, secrets} = body;
    // A text block keeps quotes; only a backslash must be doubled.
    const text = compactJson(value, {field: (name) => secrets[name] && '%s'}).replaceAll('\\', '\\\\');
    const values = Object.values(secrets).map((variable) => `quoted(System.getenv("${variable}"))`);
    return ['    var body = """', text, `"""${values.length > 0 ? `.formatted(${values.join(', ')})` : ''};`];
  }
  if (body.kind === 'none') return [];
  const part = '("--" + boundary + "\\r\\nContent-Disposition: form-data; name=';
  return [
    '    var boundary = UUID.randomUUID().toString();',
    '    var body = new ArrayList<byte[]>();',
    '    String[][] fields = {',
    ...body.fields.map(({name, value}) => `      {"${name}", ${doubleQuoted(value)}},`),
    '    };',
    '    for (var field : fields)',
    `      body.add(${part}\\"" + field[0] + "\\"\\r\\n\\r\\n" + field[1] + "\\r\\n").getBytes("UTF-8"));`,
    ...body.files.flatMap(({name, fileName}) => [
      `    body.add(${part}\\"${name}\\"; filename=\\"${fileName}\\"\\r\\n\\r\\n").getBytes("UTF-8"));`,
      `    body.add(Files.readAllBytes(Path.of("${fileName}")));`,
      '    body.add("\\r\\n".getBytes("UTF-8"));',
    ]),
    '    body.add(("--" + boundary + "--\\r\\n").getBytes("UTF-8"));',
  ];
}
