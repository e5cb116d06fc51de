import {toJson} from '../../src/reference/contract/loadContract';
import type {OpenApi} from '../../src/reference/contract/openApi';
import {isObject} from '../../src/reference/contract/pointer';
import type {Json} from '../../src/reference/shared/model';

/** Names that pages mention although no request or response has them. */
const otherNames: readonly string[] = [
  // What the platform's own tables call other fields; pages warn of it.
  'message',
  'pagesize',
  // Parts of the string that places a signature frame, and the edge its distance is measured from.
  'llx',
  'lly',
  'urx',
  'ury',
  'top',
  // Programs and libraries, and the variable of the Postman collection.
  'curl',
  'jq',
  'requests',
  'baseUrl',
  // What a version without a second API says of it.
  'v2',
];

/** @returns every name that contracts give to fields, parameters, operations, values and parts of paths. */
export function contractNames(documents: readonly OpenApi[]): Set<string> {
  const names = new Set(otherNames);
  const visit = (value: Json, key: string): void => {
    if (Array.isArray(value)) return value.forEach((entry) => visit(entry, key));
    if (!isObject(value)) {
      if (
        typeof value === 'string' &&
        ['name', 'operationId', 'x-client-name', 'const', 'enum', 'format'].includes(key)
      )
        names.add(value);
      return;
    }
    for (const [name, child] of Object.entries(value)) {
      if (key === 'properties' || key === 'value' || key === 'schemas' || key === 'webhooks') names.add(name);
      if (key === 'paths') name.split('/').forEach((part) => names.add(part));
      visit(child, name);
    }
  };
  documents.forEach((document) => visit(toJson(document), ''));
  return names;
}
