import {didYouMean} from '../../src/kit/didYouMean';

/** HTTP methods that an operation of the contract may have. */
export const methods = ['get', 'post', 'put', 'patch', 'delete'] as const;

/** A new operation, as far as it is named on the command line. */
export interface OperationRequest {
  id: string;
  method: (typeof methods)[number];
  path: string;
  tag: string;
}

/** What a contract has already. */
export interface KnownOperations {
  tags: readonly string[];
  /** By id, with method and path such as `post /api/documents`. */
  operations: ReadonlyMap<string, string>;
}

/**
 * Reads the arguments of the command line.
 *
 * @throws Error if one is missing or wrong, or the contract has such an operation
 */
export function readOperation(
  ids: readonly string[],
  {method = '', path = '', tag = ''}: Readonly<Record<'method' | 'path' | 'tag', string | undefined>>,
  known: KnownOperations,
): OperationRequest {
  const [id = '', ...rest] = ids;
  const example =
    'npm run add-operation -- documents-archive --method POST --path /api/documents/archive --tag documents';
  if (id === '' || rest.length > 0) throw new Error(`Give one id, for instance: ${example}`);
  if (!/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(id))
    throw new Error(`"${id}" is no id: use lower-case words with single dashes, as in documents-archive.`);
  const taken = known.operations.get(id);
  if (taken) throw new Error(`The contract has an operation ${id} (${taken}). Choose another id. Nothing was changed.`);
  const missing = Object.entries({
    method: [method, methods.join(', ').toUpperCase()],
    path: [path, 'where the platform answers, as in /api/documents/{id}'],
    tag: [tag, known.tags.join(', ')],
  }).find(([, [given]]) => given === '');
  if (missing) throw new Error(`--${missing[0]} is missing: ${missing[1][1]}. For instance: ${example}`);
  const found = methods.find((each) => each === method.toLowerCase());
  if (!found)
    throw new Error(`--method ${method}: ${didYouMean(method.toLowerCase(), methods)} For instance: ${example}`);
  if (!/^\/(?:[A-Za-z0-9._-]+|\{[A-Za-z]\w*\})(?:\/(?:[A-Za-z0-9._-]+|\{[A-Za-z]\w*\}))*$/.test(path))
    throw new Error(
      `--path ${path}: write the path from its first slash, parameters in braces, as in /api/documents/{id}.`,
    );
  const same = [...known.operations].find(([, place]) => place === `${found} ${path}`);
  if (same) throw new Error(`${found.toUpperCase()} ${path} is ${same[0]} already. Nothing was changed.`);
  if (!known.tags.includes(tag))
    throw new Error(`--tag ${tag}: the contract has no such tag. ${didYouMean(tag, known.tags)}`);
  return {id, method: found, path, tag};
}
