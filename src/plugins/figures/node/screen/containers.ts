import {createElement as h, type ReactNode} from 'react';
import {classes, isPointedAt, itemOf, pointable, pointer, textOf, textsOf, type Drawing, type Word} from './drawing';
import {icon, iconNames, isIconName} from './icons';

export const Dialog: Word = {
  rules: {title: {kind: 'text', required: true}},
  inside: 'elements',
  draw: ({attributes, children}) =>
    h(
      'div',
      {className: 'sketch-shade'},
      h(
        'div',
        {className: 'sketch-dialog'},
        h('div', {className: 'sketch-title'}, textOf(attributes, 'title'), icon('close')),
        h('div', {className: 'sketch-body'}, ...children),
      ),
    ),
};

export const Text: Word = {
  rules: {},
  inside: 'words',
  draw: ({children}) => h('div', {className: 'sketch-text'}, ...children),
};

/** A sheet of paper: grey lines stand for its text, the frame for the signature, if the step is about one. */
export const Page: Word = {
  rules: {signature: {kind: 'text'}, title: {kind: 'text'}, ...pointable},
  inside: 'nothing',
  draw(drawing) {
    const {attributes} = drawing;
    const isHere = isPointedAt(attributes);
    const signature = textOf(attributes, 'signature');
    return h(
      'div',
      {className: 'sketch-page'},
      textOf(attributes, 'title') === undefined
        ? null
        : h('div', {className: 'sketch-title'}, textOf(attributes, 'title')),
      h('i'),
      h('i'),
      h('i'),
      signature === undefined
        ? null
        : h(
            'div',
            {className: classes('sketch-signature', isHere && 'sketch-focus')},
            icon('edit'),
            h('span', null, signature),
            ...pointer(drawing, isHere),
          ),
    );
  },
};

export const Table: Word = {
  rules: {
    columns: {kind: 'texts', required: true},
    rows: {kind: 'rows', required: true},
    /** The column whose cells are drawn as state labels. */
    status: {kind: 'item'},
    /** The icon at the end of each row. */
    action: {kind: 'text', oneOf: iconNames},
    /** The row to use; with an action, the icon in that row. */
    focus: {kind: 'count'},
    n: {kind: 'count'},
  },
  inside: 'nothing',
  draw(drawing) {
    const {attributes} = drawing;
    const columns = textsOf(attributes, 'columns');
    const rows = rowsOf(drawing, columns.length);
    const action = textOf(attributes, 'action');
    const status = itemOf(drawing, 'status', columns);
    const head = [
      ...columns.map((column, index) => h('th', {key: index, scope: 'col'}, column)),
      action ? h('td', {key: 'action'}) : null,
    ];
    return h(
      'div',
      {className: 'sketch-table'},
      h(
        'table',
        null,
        h('thead', null, h('tr', null, ...head)),
        h(
          'tbody',
          null,
          ...rows.map((cells, row) => tableRow(drawing, cells, row === attributes.focus, status, action)),
        ),
      ),
    );
  },
};

function rowsOf(drawing: Drawing, columnCount: number): string[][] {
  const value = drawing.attributes.rows;
  const rows = Array.isArray(value) ? value.map((row: unknown) => (Array.isArray(row) ? row.map(String) : [])) : [];
  const uneven = rows.findIndex((row) => row.length !== columnCount);
  if (uneven >= 0) {
    drawing.fail(
      `<Table>: row ${uneven + 1} has ${rows[uneven]?.length} cells for ${columnCount} columns.`,
      'Give every row one cell per column.',
    );
  }
  const {focus} = drawing.attributes;
  if (typeof focus === 'number' && focus >= rows.length) {
    drawing.fail(
      `<Table>: "focus" is ${focus}, but rows count from 0 to ${rows.length - 1}.`,
      'Name a row that exists.',
    );
  }
  return rows;
}

function tableRow(drawing: Drawing, cells: string[], isHere: boolean, status?: number, action?: string): ReactNode {
  const isRowHere = isHere && action === undefined;
  const isIconHere = isHere && action !== undefined;
  return h(
    'tr',
    {className: isRowHere ? 'sketch-focus' : undefined},
    ...cells.map((cell, column) =>
      h(
        'td',
        {key: column},
        column === status ? h('span', {className: 'sketch-status'}, cell) : cell,
        ...(column === 0 ? pointer(drawing, isRowHere) : []),
      ),
    ),
    action && isIconName(action)
      ? h(
          'td',
          {key: 'action'},
          h(
            'span',
            {className: classes('sketch-tool', isIconHere && 'sketch-focus')},
            icon(action),
            ...pointer(drawing, isIconHere),
          ),
        )
      : null,
  );
}
