import type {Json, Operation} from '../shared/model';
import {toPointer, valueAt} from '../contract/pointer';

/** An id that the answers of some calls hand over to the calls after them. */
interface Handover {
  variable: string;
  /** The calls that answer with it, and its place below `data`. */
  from: Readonly<Record<string, string>>;
  /** The value is this query parameter of the address found there. */
  query?: string;
}

/** Calls that read lists hand over their first entry; of a document, only its creator does. */
const handovers: readonly Handover[] = [
  {variable: 'companyId', from: {'get-companies': '0.id'}},
  {variable: 'processToken', from: {'process-code-login': 'token'}},
  {
    variable: 'processId',
    from: {'process-code-login': 'document.waitingProcess.id', 'documents-send-process': 'waitingProcess.id'},
  },
  {variable: 'documentTypeId', from: {'document-types': 'items.0.id'}},
  {variable: 'documentId', from: {'documents-create': 'id'}},
  {variable: 'batchProcessId', from: {'documents-create-batch-process': 'id'}},
  {variable: 'downloadToken', from: {'documents-get-id': 'downloadUrl'}, query: 'token'},
  {variable: 'documentTemplateId', from: {'document-template': 'items.0.id'}},
  {variable: 'newTemplateId', from: {'document-templates-create': 'id'}},
  {variable: 'batchImportId', from: {'batch-imports-create': 'id', 'batch-imports-create-advance': 'id'}},
  {variable: 'userId', from: {user: 'items.0.id'}},
  {variable: 'newUserId', from: {'users-create': 'id'}},
  {variable: 'departmentId', from: {departments: 'items.0.id'}},
  {variable: 'roleId', from: {roles: 'items.0.id'}},
  {variable: 'userGroupId', from: {'users-groups': 'items.0.id'}},
  {variable: 'smartCaId', from: {'users-smartca-add': 'smartCaId'}},
];

/** A variable of a collection that answers fill. */
export interface CollectionVariable {
  name: string;
  /** The value in the contract's examples, with which the variable begins. */
  example: string | number;
  /** The calls whose answers fill it. */
  filledBy: Operation[];
}

/**
 * @returns the variables that the answers of these operations fill
 * @throws Error if an operation's example does not hold the value at the place that is named here
 */
export function variablesOf(operations: readonly Operation[]): CollectionVariable[] {
  return handovers.flatMap((handover) => {
    const filledBy = operations.filter(({id}) => id in handover.from);
    const [first] = filledBy;
    return first ? [{name: handover.variable, example: exampleIn(first, handover), filledBy}] : [];
  });
}

function exampleIn({id, response}: Operation, {variable, from, query}: Handover): string | number {
  const place = from[id] ?? '';
  const envelope = response.kind === 'envelope' ? response.examples[0]?.value : undefined;
  const value = envelope && valueAt(envelope, toPointer(['data', ...place.split('.')]));
  if (typeof value !== 'string' && typeof value !== 'number') {
    throw new Error(
      `The Postman collection takes ${variable} from data.${place} of ${id}, but the first example of its answer has no text or number there. Correct the example, or the place in collectionVariables.ts.`,
    );
  }
  return query === undefined ? value : (new URL(String(value)).searchParams.get(query) ?? '');
}

/** @returns the statements that keep what an operation's answer, named `answer`, hands over. */
export function keepStatements({id}: Operation): string[] {
  return handovers.flatMap(({variable, from, query}) => {
    if (from[id] === undefined) return [];
    const path = from[id].split('.').map((key) => (/^\d+$/.test(key) ? `?.[${key}]` : `?.${key}`));
    const value = `answer.data${path.join('')}${query === undefined ? '' : `?.split('${query}=')[1]`}`;
    return [`if (${value}) pm.collectionVariables.set('${variable}', ${value});`];
  });
}

/**
 * @param key name of the parameter or field that carries the value
 * @returns the name of the variable whose example this value is, if the value is an id
 */
export function variableFor(variables: readonly CollectionVariable[], key: string, value: Json): string | undefined {
  if (!/(id|ids|token)$/i.test(key)) return undefined;
  return variables.find(({example}) => example === value)?.name;
}
