import * as z from 'zod';
import {h, type Child} from '../../../kit/html';
import {icon, iconName, penStroke} from '../icons';
import {control, defineElement, notAnItem, numberOf, pointer, screenReaderText, value} from '../mockupElement';

export const Dialog = defineElement({
  attributes: z.strictObject({title: value.text}),
  content: 'elements',
  render: ({title}, {children}) =>
    h('div.mockup-shade', h('div.mockup-dialog', h('div.mockup-title', title), h('div.mockup-pane', children))),
});

export const Buttons = defineElement({
  attributes: z.strictObject({}),
  content: 'elements',
  render: (_, {children}) => h('div.mockup-buttons', children),
});

export const Text = defineElement({
  attributes: z.strictObject({}),
  content: 'text',
  render: (_, {children}) => h('div.mockup-text', children),
});

/** A sheet of paper: grey lines for its text, and the frame of a signature, still empty or drawn. */
export const Page = defineElement({
  attributes: z.strictObject({
    signature: value.text.optional(),
    drawn: value.flag,
    title: value.text.optional(),
    ...pointer,
  }),
  render: ({signature, drawn, title, ...pointer}, context) => {
    const sign = drawn ? penStroke(signature ?? '', context.locale) : icon('edit');
    const frame = control('div.mockup-signature', pointer, context, sign, h('span', signature));
    const lines = [h('i'), h('i'), h('i')];
    return h('div.mockup-page', title && h('div.mockup-title', title), lines, signature && frame);
  },
});

export const Table = defineElement({
  attributes: z
    .strictObject({
      columns: value.texts,
      rows: value.rows,
      /** The column whose cells look like state labels. */
      status: value.text.optional(),
      /** The icon at the end of each row. */
      action: iconName.optional(),
      /** The row to use, counted from 0; with an action, the icon in that row. */
      focus: value.count.optional(),
      n: value.count.optional(),
    })
    .refine(({columns, rows}) => rows.every(({length}) => length === columns.length), {
      path: ['rows'],
      error: 'must have one cell per column in every row',
    })
    .refine(({rows, focus = 0}) => focus < rows.length, {path: ['focus'], error: 'must be a row, counted from 0'})
    .refine(({n, focus}) => n === undefined || focus !== undefined, {
      path: ['n'],
      error: 'needs "focus", the row that gets the number',
    })
    .refine(({columns, status}) => status === undefined || columns.includes(status), notAnItem('status')),
  render: ({columns, rows, status, action, focus, n}, context) => {
    const {locale, ring} = context;
    const tableRow = (cells: readonly string[], row: number): Child => {
      const pointer = row === focus ? {focus: true, n} : {};
      const isNext = pointer.focus === true && action === undefined && !ring.isTaken;
      if (isNext) ring.isTaken = true;
      const marks = isNext ? [numberOf(pointer), screenReaderText(locale, 'here')] : null;
      const cover = isNext && ring.next ? h('label', {htmlFor: ring.next}) : null;
      return h(
        isNext ? 'tr.mockup-focus' : 'tr',
        null,
        cells.map((cell, column) =>
          h(
            'td',
            columns[column] === status ? h('span.mockup-status', cell) : cell,
            column === 0 ? [marks, cover] : null,
          ),
        ),
        action ? h('td', control('span.mockup-tool', pointer, context, icon(action))) : null,
      );
    };
    const head = columns.map((column) => h('th', {scope: 'col'}, column));
    return h(
      'div.mockup-table',
      h('table', h('thead', h('tr', head, action ? h('td') : null)), h('tbody', rows.map(tableRow))),
    );
  },
});
