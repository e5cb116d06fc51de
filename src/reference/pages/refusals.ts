import type {Heading, Link, Nodes, Paragraph, PhrasingContent, Root, Table, TableRow} from 'mdast';
import {toString} from 'mdast-util-to-string';
import type {Confidence, ErrorModel} from '../shared/model';
import type {RenderContext} from './render/context';
import {parseText} from '../contract/markdown';
import {outcomeText} from './render/tables';

/** The heading below which the page of a call tells what may go wrong has this id. */
const refusedId = /#refused\b/;

/** The table of refusals that a page's writer made, and what is to stand before it. */
export interface Refusals {
  table: Table;
  before: Paragraph[];
}

/** @returns the refusals of a page, or undefined. */
export function findRefusals(root: Root): Refusals | undefined {
  const start = root.children.findIndex((node) => node.type === 'heading' && isRefused(node));
  const next = root.children.slice(start + 1).find(({type}) => type === 'table' || type === 'heading');
  return start >= 0 && next?.type === 'table' ? {table: next, before: []} : undefined;
}

/** @returns whether below a heading a page tells what may go wrong */
export function isRefused({children}: Heading): boolean {
  return children.some((child) => child.type === 'mdxTextExpression' && refusedId.test(child.value));
}

/**
 * Makes one table of what the contract documents and what the writer adds from experience: documented outcomes first;
 * a written row about one of them replaces the contract's words; all other written rows are inferred. Where all are, a
 * sentence before the table says it once.
 *
 * @param refusals its table has a head, then rows of outcome, cause and action; changed in place
 */
export function mergeRefusals(refusals: Refusals, errors: readonly ErrorModel[], context: RenderContext): void {
  const {table, before} = refusals;
  const [head, ...written] = table.children;
  if (!head) return;
  const taken = new Set<TableRow>();
  const rows = errors.map((error): [TableRow, Confidence | undefined] => {
    const outcome = outcomeText(error, context);
    const own = written.find((row) => isAbout(row, outcome));
    if (own) taken.add(own);
    return [own ?? toRow(error, outcome), error.confidence];
  });
  for (const row of written) if (!taken.has(row)) rows.push([row, 'inferred']);
  const areAllInferred = rows.every(([, confidence]) => confidence === 'inferred');
  const isMarked = (confidence?: Confidence): boolean => confidence === 'inferred' && !areAllInferred;
  table.children = [head, ...rows.map(([row, confidence]) => (isMarked(confidence) ? withMark(row, context) : row))];
  if (areAllInferred) before.push({type: 'paragraph', children: [mark('unconfirmed.causes', context)]});
}

/** `HTTP 401, or …` is about HTTP 401; `HTTP 401 in the middle of a job` is a special case of its own. */
function isAbout(row: TableRow, outcome: string): boolean {
  const text = toString(row.children[0]);
  return text === outcome || text.startsWith(`${outcome},`);
}

function toRow(error: ErrorModel, outcome: string): TableRow {
  // The contract tells the cause in its first sentence and what to do in the others.
  const [, cause = error.description, action = ''] = /^(.+?[.!?])\s+(.+)$/s.exec(error.description) ?? [];
  const first: PhrasingContent[] =
    error.message === undefined ? [{type: 'text', value: outcome}] : [{type: 'inlineCode', value: outcome}];
  const cells = [first, phrasing(cause), phrasing(action)];
  return {type: 'tableRow', children: cells.map((children) => ({type: 'tableCell', children}))};
}

/** Puts the sign of what is inferred behind the cause. */
function withMark(row: TableRow, context: RenderContext): TableRow {
  const [outcome, cause, ...others] = row.children;
  if (!outcome || !cause) return row;
  const marked = {
    ...cause,
    children: [...cause.children, {type: 'text' as const, value: ' '}, mark('unconfirmed', context)],
  };
  return {...row, children: [outcome, marked, ...others]};
}

/** The sign of what is inferred, which leads to its explanation. */
function mark(id: 'unconfirmed' | 'unconfirmed.causes', {t, unconfirmedHref}: RenderContext): Link {
  return {
    type: 'link',
    url: unconfirmedHref,
    title: t('unconfirmedMeaning'),
    children: [{type: 'text', value: t(id)}],
    data: {hProperties: {className: ['api-mark']}},
  };
}

/** @returns a text of the contract in a cell, which holds no blocks: paragraphs and entries of lists follow each other. */
function phrasing(text: string): PhrasingContent[] {
  const phrasingTypes: readonly string[] = ['strong', 'emphasis', 'link'];
  const inline = (node: Nodes): PhrasingContent[] =>
    'children' in node && !phrasingTypes.includes(node.type)
      ? node.children.flatMap((child, index) => [
          ...(index > 0 && node.type !== 'paragraph' ? [{type: 'text' as const, value: ' '}] : []),
          ...inline(child),
        ])
      : [node as PhrasingContent];
  return inline(parseText(text));
}
