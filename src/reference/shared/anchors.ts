/** The page that shows a shared schema or an enum unless its `x-page` names another one. */
export const defaultSchemaPage = 'api/v1/general/general-format';

/** The page that says where the reference comes from; its heading `unconfirmed` explains the sign. */
export const sourcesPage = 'api/v1/general/sources';

/** The page that shows how the ready client is used; older versions have none. */
export const clientsPage = 'api/v1/others/clients';

/** The page about the sandbox. */
export const sandboxPage = 'api/v1/sandbox';

/** DocumentStatus → document-status */
function toDashes(name: string): string {
  return name.replace(/([a-z0-9])([A-Z])/g, '$1-$2').toLowerCase();
}

/**
 * @param section id of the section that shows the field
 * @param name its full name, such as `processes[].orderNo`
 * @returns the id of the field's row: `body-processes.orderNo`
 */
export function fieldAnchor(section: string, name: string): string {
  return `${section}-${name.replaceAll('[]', '')}`;
}

/** @returns the heading id under which `<ApiSchema id="…">` shows a schema. */
export function schemaAnchor(name: string): string {
  return `schema-${toDashes(name)}`;
}

/** @returns the heading id under which `<ApiEnum id="…">` shows an enum. */
export function enumAnchor(name: string): string {
  return `enum-${toDashes(name)}`;
}
