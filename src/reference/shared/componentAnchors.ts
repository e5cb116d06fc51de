import {enumAnchor, schemaAnchor} from './anchors';

/** The places of a page that a component makes while building. */
export interface ComponentAnchors {
  /** Ids of its headings, as guides/contract.md lists them; some stand only where there is something to show. */
  ids: readonly string[];
  /** The form of the ids that only the contract, or another list, knows: mostly those of fields. */
  form?: RegExp;
}

/** @returns ids of headings, each also the beginning of the ids of its fields */
function withFields(ids: readonly string[], alone: readonly string[] = []): ComponentAnchors {
  return {ids: [...ids, ...alone], form: new RegExp(`^(?:${ids.join('|')})-.+$`)};
}

const components: Readonly<Record<string, (id: string) => ComponentAnchors>> = {
  ApiOperation: () => withFields(['parameters', 'body', 'responses'], ['request', 'samples', 'errors', 'changes']),
  ApiSchema: (id) => withFields([schemaAnchor(id)]),
  ApiEnum: (id) => ({ids: [enumAnchor(id)]}),
  ApiIndex: () => ({ids: [], form: /^(?:schema|enum)-[a-z0-9-]+$/}),
  ApiWebhook: () => withFields(['payload', 'answer']),
  ApiChangelog: () => ({ids: [], form: /^v\d+(?:-\d+)+$/}),
  ApiSandboxRules: () => ({ids: [], form: /^rule-[a-z0-9-]+$/}),
  ApiSandboxScenarios: () => ({ids: [], form: /^scenario-[a-z0-9-]+$/}),
};

/** @returns the places that a component of an API page makes; none where it makes no headings */
export function componentAnchors(component: string, id: string): ComponentAnchors {
  return components[component]?.(id) ?? {ids: []};
}
