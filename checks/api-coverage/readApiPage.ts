import {visit} from 'unist-util-visit';
import type {ParsedPage} from '../content/pages';

/** A generated part that a page asks for. */
interface UsedComponent {
  name: string;
  id: string;
}

/** @returns the API components on a page. */
export function componentsOn({markdown}: ParsedPage): UsedComponent[] {
  const found: UsedComponent[] = [];
  visit(markdown, 'mdxJsxFlowElement', (node) => {
    if (!node.name?.startsWith('Api')) return;
    const id = node.attributes.find(
      (attribute) => attribute.type === 'mdxJsxAttribute' && attribute.name === 'id',
    )?.value;
    found.push({name: node.name, id: typeof id === 'string' ? id : ''});
  });
  return found;
}

/** A name in lower camel case, alone or with its parents: `waitingProcess.id`, `processes[].position`. */
const fieldName = /^[a-z][A-Za-z0-9]*(\[\])?(\.[A-Za-z][A-Za-z0-9]*(\[\])?)*$/;
/** Words of JSON, and files, which look alike. */
const otherWords = /^(true|false|null)$|\.(pdf|docx|xlsx|jsonl?|yaml|png|sh|mjs|py|com)$/;

/** @returns what a page writes as code in its sentences, looks like a field, and is no name from its own programs. */
export function fieldNamesOn({markdown}: ParsedPage): {name: string; line: number}[] {
  const names: {name: string; line: number}[] = [];
  const programs = new Set<string>();
  visit(markdown, 'code', ({value}) => value.match(/[A-Za-z]\w*/g)?.forEach((word) => programs.add(word)));
  visit(markdown, 'inlineCode', (node) => {
    if (fieldName.test(node.value) && !otherWords.test(node.value) && !programs.has(node.value)) {
      names.push({name: node.value, line: node.position?.start.line ?? 1});
    }
  });
  return names;
}
