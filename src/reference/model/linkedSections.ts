import {defaultSchemaPage} from '../shared/anchors';
import type {Answer, Field, Operation, TypeModel} from '../shared/model';
import type {OpenApi} from '../contract/openApi';
import {toOperations, toWebhooks} from './operations';
import {hasOwnSection, toEnumModel, toSchemaModel} from './schemas';

/** A section that generated parts of pages link to. */
export interface LinkedSection {
  component: 'ApiSchema' | 'ApiEnum';
  id: string;
  /** Route of the page that must hold it. */
  page: string;
}

/** @returns every section that the pages of a contract link to, each once. */
export function linkedSections(document: OpenApi): LinkedSection[] {
  const sections = new Map<string, LinkedSection>();
  const add = (component: LinkedSection['component'], id: string): void => {
    if (sections.has(id)) return;
    sections.set(id, {component, id, page: document.components?.schemas?.[id]?.['x-page'] ?? defaultSchemaPage});
    // A section has links of its own.
    if (component === 'ApiSchema') toSchemaModel(document, id)?.shape.fields.forEach(visitField);
  };
  const visitType = (type: TypeModel): void => {
    if (type.items) visitType(type.items);
    if (type.values) visitType(type.values);
    type.choices?.forEach(visitType);
    if (type.schema && hasOwnSection(document, type.schema)) add('ApiSchema', type.schema);
  };
  const visitField = (field: Field): void => {
    const {type} = field;
    visitType(type);
    const enumName = type.enumName ?? type.items?.enumName;
    if (enumName && !field.values) add('ApiEnum', enumName);
  };
  toOperations(document).forEach((operation) => {
    fieldsOf(operation).forEach(visitField);
    answersOf(operation).forEach(({data}) => visitType(data.type));
  });
  toWebhooks(document).forEach(({payload, response}) => [...payload.fields, ...response.fields].forEach(visitField));
  return [...sections.values()];
}

/** @returns the pages that schemas and enums name as theirs, each with its sections in the order of their names. */
export function sectionsByPage(document: OpenApi): {id: string; sections: LinkedSection[]}[] {
  const sections = Object.entries(document.components?.schemas ?? {}).flatMap(
    ([id, {'x-page': page}]): LinkedSection[] =>
      page === undefined ? [] : [{component: toEnumModel(document, id) ? 'ApiEnum' : 'ApiSchema', id, page}],
  );
  const pages = [...new Set(sections.map(({page}) => page))];
  return pages.map((id) => ({
    id,
    sections: sections.filter(({page}) => page === id).sort((a, b) => a.id.localeCompare(b.id)),
  }));
}

/** @returns names of the shared schemas that requests hold, however deep: readers of these fill in their fields. */
export function sentSchemas(document: OpenApi): Set<string> {
  const sent = new Set<string>();
  const visit = (fields: readonly Field[]): void => fields.forEach(({type}) => visitType(type));
  const visitType = (type: TypeModel): void => {
    for (const inner of [type.items, type.values, ...(type.choices ?? [])]) if (inner) visitType(inner);
    if (!type.schema || sent.has(type.schema)) return;
    sent.add(type.schema);
    visit(toSchemaModel(document, type.schema)?.shape.fields ?? []);
  };
  for (const {body, otherBodies = []} of toOperations(document))
    for (const {shape} of [...(body ? [body] : []), ...otherBodies]) visit(shape.fields);
  return sent;
}

function fieldsOf(operation: Operation): Field[] {
  const {parameters, body, otherBodies = []} = operation;
  const bodies = [...(body ? [body] : []), ...otherBodies];
  return [
    ...parameters.flatMap((parameter) => [parameter, ...(parameter.fields ?? [])]),
    ...bodies.flatMap(({shape}) => shape.fields),
    ...answersOf(operation).flatMap(({data, headers}) => [...data.fields, ...headers]),
  ];
}

function answersOf({response, otherResponses, errors}: Operation): Answer[] {
  return [response, ...otherResponses, ...errors.flatMap(({answer}) => answer ?? [])];
}
