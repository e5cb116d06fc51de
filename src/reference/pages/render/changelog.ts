import {h, type Child} from '../../../kit/html';
import type {EnumMeaning, Operation} from '../../shared/model';
import type {Release} from '../../history/changelog';
import {changeList, changeText} from './changes';
import type {RenderContext} from './context';
import {commaList, withNodes} from './text';

/** What a version brought: calls, changes of calls, and fields and values of what calls share. */
export function releaseBlock(release: Release, context: RenderContext): Child {
  const {newCalls, goneCalls, changedCalls, objects, lists} = release;
  const {t} = context;
  const rows = [
    callsRow('newCalls', newCalls, (call) => callLink(call, context), context),
    // There is no page to lead to.
    callsRow(
      'goneCalls',
      goneCalls,
      ({summary, method, path}) => [`${summary} `, h('code', `${method} ${path}`)],
      context,
    ),
    ...changedCalls.map(({operation, changes}) =>
      h('li', callLink(operation, context), ': ', changeList(changes, context)),
    ),
    ...objects.flatMap(({name, changes, ...parts}) => [
      ...partsRows(name, context.schemaHref(name), parts, (field) => h('code', field), context),
      ...changes.map((change) => h('li', changeText(change, context))),
    ]),
    ...lists.flatMap(({name, ...parts}) => partsRows(name, context.enumHref(name), parts, valueText, context)),
  ];
  return rows.every((row) => row === null) ? h('p', t('nothingFound')) : h('ul', rows);
}

function callsRow(
  id: 'newCalls' | 'goneCalls',
  calls: readonly Operation[],
  show: (call: Operation) => Child,
  {t}: RenderContext,
): Child {
  return calls.length === 0 ? null : h('li', withNodes(t(id), {calls: commaList(calls.map(show))}));
}

interface Parts<Part> {
  added: readonly Part[];
  removed: readonly Part[];
  deprecated?: readonly Part[];
  recommended?: readonly Part[];
}

/** The fields or values that came to something, and those that went. */
function partsRows<Part>(
  name: string,
  href: string | undefined,
  {added, removed, deprecated = [], recommended = []}: Parts<Part>,
  show: (part: Part) => Child,
  {t}: RenderContext,
): Child[] {
  const link = href === undefined ? h('code', name) : h('a', {href}, name);
  const row = (id: 'addedTo' | 'removedFrom' | 'deprecatedIn' | 'recommendedIn', parts: readonly Part[]): Child =>
    parts.length === 0 ? null : h('li', withNodes(t(id), {name: link, parts: commaList(parts.map(show))}));
  return [
    row('addedTo', added),
    row('removedFrom', removed),
    row('deprecatedIn', deprecated),
    row('recommendedIn', recommended),
  ];
}

function valueText({value, title}: EnumMeaning): Child {
  return [h('code', String(value)), ` ${title}`];
}

function callLink({page, summary}: Operation, {siblingHref}: RenderContext): Child {
  return h('a', {href: siblingHref(page)}, summary);
}
