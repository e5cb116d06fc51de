import type {SampleForm} from '../shared/sampleLanguages';
import type {SampleBody} from './body';
import {bodyLines} from './javaBody';
import {addressOf, namingOf, type SampleAnswer, type SampleRequest} from './request';
import {concatenate, sourceOf, type DerivedVariable, type Template} from './template';
import {doubleQuoted, lines, localName} from './text';

/** Writes a text of which some is known only when the program runs. */
type WriteText = (template: Template) => string;

/** A single file for Java 17 with its HttpClient; Jackson reads and writes the JSON. */
export function emitJava(request: SampleRequest, form: SampleForm): string {
  const {method, baseUrl, headers, body, answer, derived} = request;
  const isRobust = form === 'robust';
  const required = isRobust ? request.required : [];
  const name = namingOf(request, form, localName, (variable) => `System.getenv("${variable}")`);
  const text: WriteText = (template) => concatenate(template, doubleQuoted, ' + ', name);
  const readsAnswer = isRobust && answer.kind === 'envelope';
  const usesJackson = readsAnswer || hasSecrets(body);
  const isForm = body.kind === 'multipart';
  return lines(
    `// Java 17 or newer${usesJackson ? ', with jackson-databind' : ''}`,
    ...importsOf(request, isRobust).map((one) => `import ${one};`),
    '',
    'public class Sample {',
    `  public static void main(String[] args) throws ${isRobust ? 'IOException, InterruptedException' : 'Exception'} {`,
    isRobust && !answer.isLink && `    var url = System.getenv().getOrDefault("ECONTRACT_URL", "${baseUrl}");`,
    ...required.map((variable) => `    var ${localName(variable)} = required("${variable}");`),
    ...derived.map((one) => derive(one, text)),
    (isRobust || derived.length > 0) && '',
    bodyLines(body, name),
    '    var request =',
    `        HttpRequest.newBuilder(URI.create(${text(addressOf(request, form))}))`,
    isRobust && '            .timeout(Duration.ofSeconds(60))',
    ...headers.map((header) => `            .header("${header.name}", ${text(header.value)})`),
    isForm && '            .header("Content-Type", "multipart/form-data; boundary=" + boundary)',
    (isRobust || method !== 'GET' || body.kind !== 'none') &&
      `            .method("${method}", HttpRequest.BodyPublishers.${publisherOf(body)})`,
    '            .build();',
    '    var response =',
    `        HttpClient.newHttpClient().send(request, HttpResponse.BodyHandlers.${handlerOf(answer, isRobust)});`,
    isRobust && '',
    isRobust ? judge(answer) : print(answer),
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

/** What becomes of the bytes of an answer. */
function handlerOf({kind, savesAs}: SampleAnswer, isRobust: boolean): string {
  if (kind !== 'file') return 'ofString()';
  return isRobust ? 'ofByteArray()' : `ofFile(Path.of("${savesAs}"))`;
}

function importsOf({body, answer, derived}: SampleRequest, isRobust: boolean): string[] {
  const isForm = body.kind === 'multipart';
  const writesFile = answer.kind === 'file';
  const sendsFiles = body.kind === 'file' || (isForm && body.files.length > 0);
  const encodes = (encoding: DerivedVariable['encoding']): boolean => derived.some((one) => one.encoding === encoding);
  const readsAnswer = isRobust && answer.kind === 'envelope';
  return [
    ...(readsAnswer
      ? ['com.fasterxml.jackson.core.JsonProcessingException', 'com.fasterxml.jackson.databind.JsonNode']
      : []),
    ...(readsAnswer || hasSecrets(body) ? ['com.fasterxml.jackson.databind.ObjectMapper'] : []),
    ...(readsAnswer ? ['com.fasterxml.jackson.databind.node.MissingNode'] : []),
    ...(isForm ? ['java.io.ByteArrayOutputStream'] : []),
    ...(isRobust || isForm ? ['java.io.IOException'] : []),
    'java.net.URI',
    ...(encodes('percent') ? ['java.net.URLEncoder'] : []),
    'java.net.http.HttpClient',
    'java.net.http.HttpRequest',
    'java.net.http.HttpResponse',
    ...(isForm || (isRobust && writesFile) || derived.length > 0 ? ['java.nio.charset.StandardCharsets'] : []),
    ...((isRobust && writesFile) || (isForm && sendsFiles) ? ['java.nio.file.Files'] : []),
    ...(writesFile || sendsFiles ? ['java.nio.file.Path'] : []),
    ...(isRobust ? ['java.time.Duration'] : []),
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

/** Shows the answer, whatever it says. */
function print({kind}: SampleAnswer): string[] {
  if (kind === 'envelope') return ['    System.out.println(response.body());'];
  if (kind === 'other') return ['    System.out.println(response.statusCode() + " " + response.body());'];
  return [
    '    var type = response.headers().firstValue("Content-Type").orElse("");',
    '    System.out.println(response.statusCode() + " " + type);',
  ];
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

function derive(derived: DerivedVariable, write: WriteText): string {
  const text = write(sourceOf(derived));
  const value =
    derived.encoding === 'base64'
      ? `Base64.getEncoder().encodeToString((${text}).getBytes(StandardCharsets.UTF_8))`
      : `URLEncoder.encode(${text}, StandardCharsets.UTF_8)`;
  return `    var ${localName(derived.variable)} = ${value};`;
}
