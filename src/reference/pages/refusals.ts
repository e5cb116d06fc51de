import type {Heading, Nodes, PhrasingContent, Root, Table, TableRow} from 'mdast';
import {toString} from 'mdast-util-to-string';
import type {Confidence, ErrorModel} from '../shared/model';
import type {RenderContext} from './render/context';
import {parseText} from '../contract/markdown';
import {outcomeText} from './render/tables';

/** The heading below which the page of a call tells what may go wrong has this id. */
const refusedId = /#refused\b/;

/** @returns the table of refusals that a page's writer made, or undefined. */
export function findRefusals(root: Root): Table | undefined {
  const start = root.children.findIndex((node) => node.type === 'heading' && isRefused(node));
  const next = root.children.slice(start + 1).find(({type}) => type === 'table' || type === 'heading');
  return start >= 0 && next?.type === 'table' ? next : undefined;
}

/** @returns whether below a heading a page tells what may go wrong */
export function isRefused({children}: Heading): boolean {
  return children.some((child) => child.type === 'mdxTextExpression' && refusedId.test(child.value));
}

/**
 * Makes one table of what the contract documents and what the writer adds from experience: documented outcomes first;
 * a written row about one of them replaces the contract's words; all other written rows are inferred.
 *
 * @param table head, then rows of outcome, cause and action; changed in place
 */
export function mergeRefusals(table: Table, errors: readonly ErrorModel[], context: RenderContext): void {
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
  table.children = areAllInferred
    ? [withMark(head, context), ...rows.map(([row]) => row)]
    : [head, ...rows.map(([row, confidence]) => (confidence === 'inferred' ? withMark(row, context) : row))];
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

/** Puts the sign of what is inferred behind the cause; where all causes are, behind the head of their column alone. */
function withMark(row: TableRow, context: RenderContext): TableRow {
  const [outcome, cause, ...others] = row.children;
  if (!outcome || !cause) return row;
  const link: PhrasingContent = {
    type: 'link',
    url: context.unconfirmedHref,
    title: context.t('unconfirmedMeaning'),
    children: [{type: 'text', value: context.t('unconfirmed')}],
    data: {hProperties: {className: ['api-mark']}},
  };
  const marked = {...cause, children: [...cause.children, {type: 'text' as const, value: ' '}, link]};
  return {...row, children: [outcome, marked, ...others]};
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
