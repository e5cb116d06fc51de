import {h, type Child} from '../../../kit/html';
import type {EnumMeaning, Operation} from '../../shared/model';
import type {Release} from '../../history/changelog';
import {changeList, changeText} from './changes';
import type {RenderContext} from './context';
import {commaList, withNodes} from './text';

/** What a version brought: calls, changes of calls, and fields and values of what calls share. */
export function releaseBlock(release: Release, context: RenderContext): Child {
  const {newCalls, changedCalls, objects, lists} = release;
  const {t} = context;
  const rows = [
    newCallsRow(newCalls, context),
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

function newCallsRow(calls: readonly Operation[], context: RenderContext): Child {
  if (calls.length === 0) return null;
  return h('li', withNodes(context.t('newCalls'), {calls: commaList(calls.map((call) => callLink(call, context)))}));
}

/** The fields or values that came to something, and those that went. */
function partsRows<Part>(
  name: string,
  href: string | undefined,
  {added, removed, deprecated = []}: {added: readonly Part[]; removed: readonly Part[]; deprecated?: readonly Part[]},
  show: (part: Part) => Child,
  {t}: RenderContext,
): Child[] {
  const link = href === undefined ? h('code', name) : h('a', {href}, name);
  const row = (id: 'addedTo' | 'removedFrom' | 'deprecatedIn', parts: readonly Part[]): Child =>
    parts.length === 0 ? null : h('li', withNodes(t(id), {name: link, parts: commaList(parts.map(show))}));
  return [row('addedTo', added), row('removedFrom', removed), row('deprecatedIn', deprecated)];
}

function valueText({value, title}: EnumMeaning): Child {
  return [h('code', String(value)), ` ${title}`];
}

function callLink({page, summary}: Operation, {siblingHref}: RenderContext): Child {
  return h('a', {href: siblingHref(page)}, summary);
}
