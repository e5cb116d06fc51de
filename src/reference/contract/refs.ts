import type {Json} from '../shared/model';
import type {ContractProblem} from './ContractError';
import {isObject, toPointer, valueAt, type PathSegment} from './pointer';
import type {OpenApi, Ref} from './openApi';

/** Follows a reference (and references to references). checkRefs has proved that each one leads somewhere. */
export function resolveRef<T extends object>(document: OpenApi, node: T | Ref): T {
  let current: T | Ref = node;
  while ('$ref' in current && typeof current.$ref === 'string') {
    current = valueAt(document as unknown as Json, current.$ref.slice(1)) as unknown as T | Ref;
  }
  return current as T;
}

/** @returns a problem for each `$ref` that leaves the file, leads nowhere, or only to itself. */
export function checkRefs(file: string, root: Json): ContractProblem[] {
  const problems: ContractProblem[] = [];
  const isCircular = (ref: string): boolean => {
    const seen = new Set<string>();
    for (let next: Json | undefined = ref; typeof next === 'string';) {
      if (seen.has(next)) return true;
      seen.add(next);
      const target: Json | undefined = valueAt(root, next.slice(1));
      next = isObject(target) ? target.$ref : undefined;
    }
    return false;
  };
  const visit = (value: Json | undefined, path: PathSegment[]): void => {
    if (Array.isArray(value)) value.forEach((entry, index) => visit(entry, [...path, index]));
    if (!isObject(value)) return;
    const ref = value.$ref;
    if (typeof ref === 'string') {
      const wrong = !ref.startsWith('#/')
        ? 'leaves the file. Copy the part into components and refer to it by #/components/ and its name.'
        : valueAt(root, ref.slice(1)) === undefined
          ? 'leads nowhere. Correct the name, or add the part under components.'
          : isCircular(ref)
            ? 'leads back to itself. Point it at the part that holds the definition.'
            : undefined;
      if (wrong) problems.push({file, pointer: toPointer([...path, '$ref']), rule: 'ref', detail: `"${ref}" ${wrong}`});
    }
    for (const [key, child] of Object.entries(value)) visit(child, [...path, key]);
  };
  visit(root, []);
  return problems;
}
