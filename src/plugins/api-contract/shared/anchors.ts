/** The page that shows a shared schema or an enum unless its `x-page` names another one. */
export const defaultSchemaPage = 'api/v1/general/general-format';

/** The page that says where the reference comes from; each mark of certainty is a heading of it. */
export const sourcesPage = 'api/v1/general/sources';

/** DocumentStatus → document-status */
function toDashes(name: string): string {
  return name.replace(/([a-z0-9])([A-Z])/g, '$1-$2').toLowerCase();
}

/** @returns the heading id under which `<ApiSchema id="…">` shows a schema. */
export function schemaAnchor(name: string): string {
  return `schema-${toDashes(name)}`;
}

/** @returns the heading id under which `<ApiEnum id="…">` shows an enum. */
export function enumAnchor(name: string): string {
  return `enum-${toDashes(name)}`;
}
