import type {Change, ChangePlace} from '../../history/diffOperation';
import type {ApiMessageId, RenderContext} from './context';
import {h, type Child} from '../../../kit/html';
import {commaList, richText, withNodes} from './text';

/** @returns what changed in a call, a line each. */
export function changeList(changes: readonly Change[], context: RenderContext): Child {
  return h(
    'ul',
    changes.map((change) => h('li', sentence(change, context))),
  );
}

function sentence(change: Change, context: RenderContext): Child {
  const {t} = context;
  const code = (text: string): Child => h('code', text);
  switch (change.kind) {
    case 'path':
      return withNodes(t('changedPath'), {before: code(change.before), after: code(change.after)});
    case 'description':
      return withNodes(t('changedDescription'), {text: richText(change.text)});
    case 'text':
      return withNodes(t('changedText'), {
        place: placeText(change.place, context),
        name: code(change.name),
        text: richText(change.text),
      });
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

function placeText(place: ChangePlace, {t}: RenderContext): Child {
  const ids: Record<ChangePlace, ApiMessageId> = {parameters: 'placeParameters', body: 'placeBody', data: 'placeData'};
  return richText(t(ids[place]));
}
