import type {Code, Root} from 'mdast';
import {CONTINUE, EXIT, visit} from 'unist-util-visit';
import {lineOf} from '../../kit/mdx';
import {CodeBlockSyntaxError} from '../code/codeOptions';
import {readFencedBlock} from '../code/fencedBlock';
import type {Mistake} from './mistakes';

/** @returns code that cannot be shown, and code that takes in what follows it */
export function findCode(tree: Root, source: string): Mistake[] {
  const mistakes: Mistake[] = [];
  visit(tree, 'code', (node) => {
    const openEnd = describeEnd(node, source);
    mistakes.push(...(openEnd ? [openEnd] : describeContent(node)));
    // What stands below is code that seems text, or text that seems code.
    return openEnd ? EXIT : CONTINUE;
  });
  return mistakes;
}

/** @returns whether a mistake is code without an end: tags that end behind it seem open then */
export const isOpenCode = ({rule}: Mistake): boolean =>
  rule.endsWith(noneBelow) || / inside the code of line \d+$/.test(rule);

const noneBelow = 'above code, and none below it';

function describeEnd(node: Code, source: string): Mistake | undefined {
  const line = lineOf(node);
  const written = source.slice(node.position?.start.offset, node.position?.end.offset);
  const [fence] = /^(?:`{3,}|~{3,})/.exec(written) ?? [];
  if (!fence) return undefined;
  const end = /\n[\s>]*([`~]+)\s*$/.exec(written)?.[1] ?? '';
  if (!end.startsWith(fence)) {
    const repair = `Write ${fence} below the code, with nothing else on its line and as far in as here.`;
    return {line, rule: `has ${fence} ${noneBelow}`, repair};
  }
  const lines = node.value.split(/\r?\n/);
  const inside = lines.findIndex((text) => text.trimStart().startsWith(fence));
  if (inside < 0) return undefined;
  return {
    line: line + 1 + inside,
    rule: `has ${lines[inside]?.trim()} inside the code of line ${line}`,
    repair: `Write ${fence} where that code ends; if both are one piece of code, write ${fence}${fence[0]} around it.`,
  };
}

function describeContent(node: Code): Mistake[] {
  const line = lineOf(node);
  // Diagrams have a reader of their own.
  if (node.lang === 'diagram') return [];
  if (node.value.trim() === '') {
    const repair = 'Take it out; around code that has ``` in it, write ```` above and below.';
    return [{line, rule: 'has a code block with nothing in it', repair}];
  }
  try {
    readFencedBlock({code: node.value, language: node.lang ?? 'text', meta: node.meta ?? ''});
    return [];
  } catch (error) {
    if (!(error instanceof CodeBlockSyntaxError)) throw error;
    return [{line, rule: error.message, repair: error.repair}];
  }
}
