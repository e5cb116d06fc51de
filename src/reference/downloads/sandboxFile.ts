import type {OpenApi} from '../contract/openApi';
import {toOperations} from '../model/operations';
import {toEnumModel} from '../model/schemas';
import type {Answer, Field, Operation, Parameter, RequestBody} from '../shared/model';
import type {SandboxFile} from '../shared/sandboxFile';
import {sandboxId} from '../shared/sandboxId';
import {toContract} from './toContract';

/** The contracts of a version. */
interface Source {
  file: string;
  /** In the language of the pages. */
  document: OpenApi;
  english: OpenApi;
}

/** @returns what the sandbox in the page needs of a version and a language */
export function toSandboxFile(
  version: string,
  sources: readonly Source[],
  others: Pick<SandboxFile, 'apiUrl' | 'scenarios'>,
): SandboxFile {
  const documents = sources.map(({document}) => document);
  return {
    contract: toContract(version, new Map(sources.map(({file, english}) => [file, english]))),
    ...others,
    statuses: titlesOf('DocumentStatus', documents),
    permissions: titlesOf('AccessPermissionCode', documents),
    operations: Object.fromEntries(
      sources.flatMap(({file, document, english}) =>
        toOperations(document).map((operation) => [
          sandboxId(file, operation.id),
          withoutTexts(operation, toOperations(english).find(({id}) => id === operation.id) ?? operation),
        ]),
      ),
    ),
  };
}

function titlesOf(name: string, documents: readonly OpenApi[]): Record<string, string> {
  const values = documents.flatMap((document) => toEnumModel(document, name)?.values ?? []);
  return Object.fromEntries(values.map(({value, title}) => [String(value), title]));
}

/**
 * A form shows names, types and values; what they mean stands on the page beside it.
 *
 * @param english the same operation: what is searched for is in the language of the sandbox's world
 */
function withoutTexts({body, response, ...operation}: Operation, english: Operation): Operation {
  return {
    ...operation,
    description: '',
    notes: [],
    seenIn: [],
    errors: [],
    otherResponses: operation.otherResponses.map(plainAnswer),
    parameters: operation.parameters.map(({examples: _, ...parameter}, index): Parameter => {
      const example = english.parameters[index]?.example;
      return {...parameter, ...plainField(parameter), ...(example === undefined ? {} : {example})};
    }),
    ...(body ? {body: plainBody(body)} : {}),
    response: plainAnswer(response),
  };
}

const plainBody = ({shape, ...body}: RequestBody): RequestBody => ({
  ...body,
  description: '',
  examples: [],
  shape: {type: shape.type, fields: shape.fields.map(plainField)},
});

const plainAnswer = (answer: Answer): Answer => ({
  ...answer,
  description: '',
  headers: [],
  examples: [],
  data: {type: answer.data.type, fields: []},
});

function plainField<Whole extends Field>({remarks: _, values, ...field}: Whole): Field {
  return {
    ...field,
    description: '',
    ...(values ? {values: values.map(({value, title}) => ({value, title, description: ''}))} : {}),
  };
}
