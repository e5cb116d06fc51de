import type {Change, ChangePlace} from '../diff/diffOperation';
import type {History} from '../diff/history';
import type {RenderContext} from './context';
import {h, type Child} from '../../../../content/html';
import {commaList, richText, withNodes} from './text';

/** What changed in a call, version after version; computed from the contracts. */
export function changesBlock(history: History, context: RenderContext): Child {
  const {t} = context;
  return [
    h('p', t('firstVersion', {version: history.since}), history.changes.length === 0 ? ` ${t('noChanges')}` : null),
    h(
      'ul',
      history.changes.map(({version, changes}) =>
        h(
          'li',
          h('b', version),
          h(
            'ul',
            changes.map((change) => h('li', sentence(change, context))),
          ),
        ),
      ),
    ),
  ];
}

function sentence(change: Change, context: RenderContext): Child {
  const {t} = context;
  const code = (text: string): Child => h('code', text);
  switch (change.kind) {
    case 'path':
      return withNodes(t('changedPath'), {before: code(change.before), after: code(change.after)});
    case 'type':
      return withNodes(t('changedFields'), {
        place: placeText(change.place, context),
        name: code(change.name || 'data'),
        before: code(change.before),
        after: code(change.after),
      });
    case 'addedValues':
    case 'removedValues':
      return withNodes(t(change.kind), {name: code(change.name), values: change.values.join(', ')});
    default: {
      const ids = {
        added: 'addedFields',
        removed: 'removedFields',
        required: 'madeRequired',
        optional: 'madeOptional',
      } as const;
      return withNodes(t(ids[change.kind]), {
        place: placeText(change.place, context),
        names: commaList(change.names.map(code)),
      });
    }
  }
}

function placeText(place: ChangePlace, context: RenderContext): Child {
  if ('schema' in place) {
    const href = context.schemaHref(place.schema);
    return href ? h('a', {href}, place.schema) : place.schema;
  }
  const ids = {parameters: 'placeParameters', body: 'placeBody', data: 'placeData'} as const;
  return richText(context.t(ids[place.part]));
}
