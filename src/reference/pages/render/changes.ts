import type {Change, ChangePlace, Fact} from '../../history/change';
import type {ApiMessageId, RenderContext} from './context';
import {h, type Child} from '../../../kit/html';
import {remarkText} from './remarks';
import {richText} from './richText';
import {commaList, withCode, withNodes} from './text';

/** @returns what changed in a call, a line each. */
export function changeList(changes: readonly Change[], context: RenderContext): Child {
  return h(
    'ul',
    changes.map((change) => h('li', changeText(change, context))),
  );
}

/** @returns one change as a sentence. */
export function changeText(change: Change, context: RenderContext): Child {
  const {t} = context;
  const code = (text: string): Child => h('code', text);
  switch (change.kind) {
    case 'path':
      return withNodes(t('changedPath'), {before: code(change.before), after: code(change.after)});
    case 'description':
      return withNodes(t('changedDescription'), {text: richText(change.text)});
    case 'deprecated':
      return t('nowDeprecated');
    case 'recommended':
      return t('noLongerDeprecated');
    case 'line': {
      const orNone = (text: string): Child => (text === '' ? t('none') : code(text));
      const values = {before: orNone(change.before), after: orNone(change.after)};
      const what = withOf(t(`place${change.what}`), change.of, context);
      return withNodes(t('changedLine'), {what, ...values});
    }
    case 'addedAnswers':
    case 'removedAnswers':
      return t(change.kind, {answers: change.statuses.map((status) => statusText(status, context)).join(', ')});
    case 'addedValues':
    case 'removedValues':
    case 'deprecatedValues':
    case 'recommendedValues':
      return withNodes(t(change.kind), {name: code(change.name), values: change.values.join(', ')});
    default:
      return fieldChange(change, context);
  }
}

function fieldChange(change: Extract<Change, {place: ChangePlace}>, context: RenderContext): Child {
  const {t} = context;
  const code = (text: string): Child => h('code', text);
  const place = placeText(change.place, context);
  if ('names' in change) {
    const ids = {
      added: 'addedFields',
      removed: 'removedFields',
      required: 'madeRequired',
      optional: 'madeOptional',
    } as const;
    const names = change.names.map((name) => (name === '' ? t('wholeValue') : code(name)));
    return withNodes(t(ids[change.kind]), {place, names: commaList(names)});
  }
  const name = change.name === '' && change.place !== 'data' ? t('wholeValue') : code(change.name || 'data');
  switch (change.kind) {
    case 'text':
      return withNodes(t('changedText'), {place, name, text: richText(change.text)});
    case 'type':
      return withNodes(t('changedFields'), {place, name, before: code(change.before), after: code(change.after)});
    case 'facts': {
      const [before, after] = [change.before, change.after].map((facts) =>
        facts.length === 0 ? null : commaList(facts.map((fact) => factText(fact, context))),
      );
      if (!before) return withNodes(t('addedFacts'), {place, name, after});
      return withNodes(t(after ? 'changedFacts' : 'removedFacts'), {place, name, before, after});
    }
  }
}

function factText(fact: Fact, context: RenderContext): Child {
  const {t} = context;
  const value = h('code', fact.value);
  switch (fact.id) {
    case 'default':
      return t('default', {value: fact.value});
    case 'deprecated':
      return t('deprecated');
    case 'written':
      return withNodes(t('written'), {way: value});
    case 'values':
    case 'outdated':
    case 'formsOne':
    case 'formsAny':
    case 'chosen':
    case 'requires':
    case 'envelope':
      return withNodes(t(`fact.${fact.id}`), {value});
    default:
      return remarkText(fact, context);
  }
}

function placeText(place: ChangePlace, context: RenderContext): Child {
  const {t} = context;
  if (typeof place === 'object')
    return 'schema' in place ? h('code', place.schema) : withOf(t(placeIds[place.part]), place.of, context);
  return withCode(t(placeIds[place]));
}

const placeIds = {
  parameters: 'placeParameters',
  body: 'placeBody',
  data: 'placeData',
  answer: 'placeAnswer',
  headers: 'placeHeaders',
} as const satisfies Record<string, ApiMessageId>;

/** A place with the content type or the status that tells it from others: `Headers of the answer (HTTP 409)`. */
function withOf(place: string, of: string | undefined, context: RenderContext): Child {
  if (of === undefined) return place;
  return [place, ' (', of.includes('/') ? h('code', of) : statusText(of, context), ')'];
}

function statusText(status: string, {t}: RenderContext): string {
  return status === 'other' ? t('otherStatus') : t('http', {status});
}
