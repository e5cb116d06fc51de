import type {Definition, FootnoteDefinition, Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {lineOf} from '../../kit/mdx';
import type {Mistake} from './mistakes';

/** @returns footnotes and addresses at the end of a page that nothing leads to, or that are there twice: nobody sees them */
export function findReferences(tree: Root): Mistake[] {
  const used = new Set<string>();
  const defined: (Definition | FootnoteDefinition)[] = [];
  visit(tree, (node) => {
    if (node.type === 'footnoteReference' || node.type === 'linkReference' || node.type === 'imageReference') {
      used.add(keyOf(node));
    }
    if (node.type === 'footnoteDefinition' || node.type === 'definition') defined.push(node);
  });
  const seen = new Set<string>();
  return defined.flatMap((node) => {
    const key = keyOf(node);
    const isFootnote = node.type === 'footnoteDefinition';
    const label = `[${isFootnote ? '^' : ''}${node.label ?? node.identifier}]`;
    const line = lineOf(node);
    if (seen.has(key)) return [{line, rule: `defines ${label} once more`, repair: 'Give one of them another name.'}];
    seen.add(key);
    if (used.has(key)) return [];
    const repair = isFootnote
      ? `Write ${label} in a sentence, or take the footnote away.`
      : `Write [words]${label} in a sentence, or take the line away; a comment is {/* words */}.`;
    return [{line, rule: `defines ${label}, which nothing on the page refers to`, repair}];
  });
}

function keyOf({type, identifier}: {type: string; identifier: string}): string {
  return `${type.startsWith('footnote') ? '^' : ''}${identifier}`;
}
