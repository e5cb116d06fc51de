import {compactJson} from '../render/compactJson';
import type {SampleBody, SampleRequest} from './request';
import {doubleQuoted, lines} from './text';

/** A single file for Java 17 (`java Sample.java`) with the HttpClient that comes with it. */
export function emitJava({method, baseUrl, target, needsToken, body, savesAs}: SampleRequest): string {
  const hasSecrets = body.kind === 'json' && Object.keys(body.secrets).length > 0;
  const publisher = {
    none: 'HttpRequest.BodyPublishers.noBody()',
    json: 'HttpRequest.BodyPublishers.ofString(body)',
    multipart: 'HttpRequest.BodyPublishers.ofByteArrays(body)',
  }[body.kind];
  const handler = savesAs ? 'ofByteArray()' : 'ofString()';
  return lines(
    'import java.net.URI;',
    'import java.net.http.*;',
    (savesAs !== undefined || body.kind === 'multipart') && 'import java.nio.file.*;',
    'import java.util.*;',
    '',
    'public class Sample {',
    '    public static void main(String[] args) throws Exception {',
    `        var url = System.getenv().getOrDefault("ECONTRACT_URL", "${baseUrl}");`,
    bodyLines(body),
    `        var request = HttpRequest.newBuilder(URI.create(url + ${doubleQuoted(target)}))`,
    needsToken && '            .header("Authorization", "Bearer " + System.getenv("ECONTRACT_TOKEN"))',
    body.kind === 'json' && '            .header("Content-Type", "application/json")',
    body.kind === 'multipart' && '            .header("Content-Type", "multipart/form-data; boundary=" + boundary)',
    `            .method("${method}", ${publisher}).build();`,
    `        var response = HttpClient.newHttpClient().send(request, HttpResponse.BodyHandlers.${handler});`,
    savesAs
      ? [
          '        if (response.statusCode() != 200) fail("HTTP " + response.statusCode());',
          `        Files.write(Path.of("${savesAs}"), response.body());`,
          `        System.out.println("Saved ${savesAs}");`,
        ]
      : [
          '        if (response.statusCode() != 200) fail("HTTP " + response.statusCode() + ": " + response.body());',
          '        if (!response.body().matches("(?s).*\\"success\\"\\\\s*:\\\\s*true.*")) fail("Refused: " + response.body());',
          '        System.out.println(response.body());',
        ],
    '    }',
    '',
    '    static void fail(String message) {',
    '        System.err.println(message);',
    '        System.exit(1);',
    '    }',
    hasSecrets && [
      '',
      '    static String quoted(String variable) {',
      '        return "\\"" + System.getenv(variable).replace("\\\\", "\\\\\\\\").replace("\\"", "\\\\\\"") + "\\"";',
      '    }',
    ],
    '}',
  );
}

function bodyLines(body: SampleBody): string[] {
  if (body.kind === 'json') {
    const {value, secrets} = body;
    const marks = Object.values(secrets);
    const shown =
      marks.length > 0 && typeof value === 'object' && value !== null && !Array.isArray(value)
        ? Object.fromEntries(Object.entries(value).map(([name, entry]) => [name, secrets[name] ? '%s' : entry]))
        : value;
    // A text block keeps quotes; only a backslash must be doubled.
    const text = compactJson(shown).replaceAll('\\', '\\\\').replaceAll('"%s"', '%s');
    const filled = marks.length > 0 ? `.formatted(${marks.map((variable) => `quoted("${variable}")`).join(', ')})` : '';
    return [
      '        var body = """',
      ...text.split('\n').map((line) => `            ${line}`),
      `            """${filled};`,
    ];
  }
  if (body.kind === 'multipart') {
    const part = (head: string): string => `"--" + boundary + "\\r\\nContent-Disposition: form-data; name=${head}`;
    return [
      '        var boundary = UUID.randomUUID().toString();',
      '        var body = new ArrayList<byte[]>();',
      ...body.fields.map(
        ({name, value}) =>
          `        body.add((${part(`\\"${name}\\"\\r\\n\\r\\n" + ${doubleQuoted(`${value}\r\n`)}`)}).getBytes("UTF-8"));`,
      ),
      ...body.files.flatMap(({name, fileName, contentType}) => [
        `        body.add((${part(`\\"${name}\\"; filename=\\"${fileName}\\"\\r\\n"`)}`,
        `            + "Content-Type: ${contentType}\\r\\n\\r\\n").getBytes("UTF-8"));`,
        `        body.add(Files.readAllBytes(Path.of("${fileName}")));`,
        '        body.add("\\r\\n".getBytes("UTF-8"));',
      ]),
      '        body.add(("--" + boundary + "--\\r\\n").getBytes("UTF-8"));',
    ];
  }
  return [];
}
