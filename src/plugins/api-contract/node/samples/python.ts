import {compactJson} from '../compactJson';
import type {Json} from '../../shared/model';
import type {SampleField, SampleRequest} from './request';
import {doubleQuoted, lines} from './text';

const python = {null: 'None', true: 'True', false: 'False'};

/** A script for Python 3 with the requests library. */
export function emitPython({method, baseUrl, target, needsToken, body, savesAs}: SampleRequest): string {
  const options = [
    `url + ${doubleQuoted(target)}`,
    ...(needsToken ? ['headers={"Authorization": "Bearer " + os.environ["ECONTRACT_TOKEN"]}'] : []),
    ...(body.kind === 'json' ? ['json=body'] : []),
    ...(body.kind === 'multipart' ? ['data=body', `files=[${body.files.map(fileTuple).join(', ')}]`] : []),
  ];
  return lines(
    'import os, sys, requests',
    `url = os.environ.get("ECONTRACT_URL", "${baseUrl}")`,
    body.kind === 'json' &&
      `body = ${compactJson(body.value, {...python, field: (name) => body.secrets[name] && `os.environ["${body.secrets[name]}"]`})}`,
    body.kind === 'multipart' && `body = ${compactJson(joined(body.fields))}`,
    `response = requests.${method.toLowerCase()}(`,
    options.map((option) => `  ${option},`),
    ')',
    savesAs
      ? [
          'if not response.ok:',
          '  sys.exit(f"HTTP {response.status_code}")',
          `open("${savesAs}", "wb").write(response.content)`,
        ]
      : [
          'if not response.ok or not response.json()["success"]:',
          '  sys.exit(f"HTTP {response.status_code}: {response.text}")',
          'print(response.text)',
        ],
  );
}

function fileTuple({name, fileName}: {name: string; fileName: string}): string {
  return `("${name}", open("${fileName}", "rb"))`;
}

/** Fields of one name become a list, which requests sends one by one. */
function joined(fields: readonly SampleField[]): Json {
  const values = (name: string): string[] => fields.filter((field) => field.name === name).map(({value}) => value);
  return Object.fromEntries(
    fields.map(({name, value}): [string, Json] => [name, values(name).length > 1 ? values(name) : value]),
  );
}
