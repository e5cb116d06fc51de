import {defaultSchemaPage} from '../shared/anchors';
import type {Field, Operation, TypeModel} from '../shared/model';
import type {OpenApi} from '../contract/openApi';
import {toOperations, toWebhooks} from './operations';
import {hasOwnSection, toSchemaModel} from './schemas';

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
    if (operation.response.kind === 'envelope') visitType(operation.response.data.type);
  });
  toWebhooks(document).forEach(({payload, response}) => [...payload.fields, ...response.fields].forEach(visitField));
  return [...sections.values()];
}

function fieldsOf({parameters, body, response}: Operation): Field[] {
  return [...parameters, ...(body?.shape.fields ?? []), ...(response.kind === 'envelope' ? response.data.fields : [])];
}
