import type {SampleRequest} from './request';
import {doubleQuoted, lines, literal, type LiteralStyle} from './text';

const style: LiteralStyle = {
  text: doubleQuoted,
  yes: 'True',
  no: 'False',
  nothing: 'None',
  list: ['[', ']'],
  map: ['{', '}'],
  key: (name) => `${doubleQuoted(name)}: `,
  indent: '    ',
  secret: (variable) => `os.environ["${variable}"]`,
};

/** A script for Python 3 with the requests library. */
export function emitPython({method, baseUrl, target, needsToken, body, savesAs}: SampleRequest): string {
  const options = [
    `url + ${doubleQuoted(target)}`,
    ...(needsToken ? ['headers={"Authorization": "Bearer " + os.environ["ECONTRACT_TOKEN"]}'] : []),
    ...(body.kind === 'json' ? ['json=body'] : []),
    ...(body.kind === 'multipart' ? ['data=fields', 'files=files'] : []),
    'timeout=60',
  ];
  return lines(
    'import os',
    'import sys',
    'import requests',
    '',
    `url = os.environ.get("ECONTRACT_URL", "${baseUrl}")`,
    body.kind === 'json' && `body = ${literal(style, body.value, body.secrets)}`,
    body.kind === 'multipart' && [
      'fields = [',
      ...body.fields.map(({name, value}) => `    ("${name}", ${doubleQuoted(value)}),`),
      ']',
      'files = [',
      ...body.files.map(
        (file) => `    ("${file.name}", ("${file.fileName}", open("${file.fileName}", "rb"), "${file.contentType}")),`,
      ),
      ']',
    ],
    '',
    `response = requests.${method.toLowerCase()}(`,
    options.map((option) => `    ${option},`),
    ')',
    'if not response.ok:',
    '    sys.exit(f"HTTP {response.status_code}: {response.text}")',
    savesAs
      ? [`with open("${savesAs}", "wb") as file:`, '    file.write(response.content)', `print("Saved ${savesAs}")`]
      : [
          'answer = response.json()',
          'if not answer["success"]:',
          "    sys.exit(f\"Code {answer['code']}: {' '.join(answer['messages'])}\")",
          'print(answer["code"], answer["data"])',
        ],
  );
}
