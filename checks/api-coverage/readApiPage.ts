import {visit} from 'unist-util-visit';
import {attributeOf, lineOf} from '../../src/kit/mdx';
import type {ParsedPage} from '../pages/pages';

/** @returns the line where a page shows this part of the contract, as `<ApiOperation id="documents-create" />` does. */
export function lineOfComponent({markdown}: ParsedPage, name: string, id: string): number | undefined {
  let line: number | undefined;
  visit(markdown, 'mdxJsxFlowElement', (node) => {
    if (node.name === name && attributeOf(node, 'id') === id) line ??= lineOf(node);
  });
  return line;
}

/** A name in lower camel case, alone or with its parents: `waitingProcess.id`, `processes[].position`. */
const fieldName = /^[a-z][A-Za-z0-9]*(\[\])?(\.[A-Za-z][A-Za-z0-9]*(\[\])?)*$/;
/** Words of JSON, and files, which look alike. */
const otherWords = /^(true|false|null)$|\.(pdf|docx|xlsx|jsonl?|yaml|png|sh|mjs|py|com|log)$/;

/** @returns the inline code of a page that looks like a field and is no name from the page's own programs. */
export function fieldNamesOn({markdown}: ParsedPage): {name: string; line: number}[] {
  const names: {name: string; line: number}[] = [];
  const programs = new Set<string>();
  visit(markdown, 'code', ({value}) => value.match(/[A-Za-z]\w*/g)?.forEach((word) => programs.add(word)));
  visit(markdown, 'inlineCode', (node) => {
    if (fieldName.test(node.value) && !otherWords.test(node.value) && !programs.has(node.value)) {
      names.push({name: node.value, line: lineOf(node)});
    }
  });
  return names;
}
