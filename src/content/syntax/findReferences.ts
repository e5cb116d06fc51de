import type {Definition, FootnoteDefinition, Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {lineOf} from '../../kit/mdx';
import type {Mistake} from './mistakes';

/** @returns links, footnotes and addresses at the end of a page that lead nowhere, or that nobody sees */
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
  const unused = defined.flatMap((node) => {
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
  return [...findEmptyLinks(tree), ...unused];
}

function findEmptyLinks(tree: Root): Mistake[] {
  const mistakes: Mistake[] = [];
  visit(tree, (node) => {
    if (node.type !== 'link' && node.type !== 'image') return;
    const what = node.type === 'link' ? 'a link' : 'a picture';
    const line = lineOf(node);
    if (!node.url) mistakes.push({line, rule: `has ${what} without an address`, repair: 'Write it between ( and ).'});
    else if (node.type === 'link' && node.children.length === 0) {
      mistakes.push({line, rule: 'has a link without words, which nobody sees', repair: `Write [words](${node.url}).`});
    }
  });
  return mistakes;
}

function keyOf({type, identifier}: {type: string; identifier: string}): string {
  return `${type.startsWith('footnote') ? '^' : ''}${identifier}`;
}
