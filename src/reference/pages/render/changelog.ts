import {h, type Child} from '../../../kit/html';
import type {EnumMeaning, Operation} from '../../shared/model';
import type {Release} from '../../history/changelog';
import {changeList} from './changes';
import type {RenderContext} from './context';
import {commaList, withNodes} from './text';

/** What a version brought: calls, changes of calls, and fields and values of what calls share. */
export function releaseBlock(release: Release, context: RenderContext): Child {
  const {newCalls, firstReadCalls, changedCalls, objects, lists} = release;
  const {t} = context;
  const rows = [
    callsRow('newCalls', newCalls, context),
    callsRow('firstReadCalls', firstReadCalls, context),
    ...changedCalls.map(({operation, changes}) =>
      h('li', callLink(operation, context), ': ', changeList(changes, context)),
    ),
    ...objects.flatMap(({name, added, removed}) => [
      fieldsRow('addedTo', name, added, context),
      fieldsRow('removedFrom', name, removed, context),
    ]),
    ...lists.flatMap(({name, added, removed}) => [
      valuesRow('addedTo', name, added, context),
      valuesRow('removedFrom', name, removed, context),
    ]),
  ];
  return rows.every((row) => row === null) ? h('p', t('nothingFound')) : h('ul', rows);
}

function callsRow(id: 'newCalls' | 'firstReadCalls', calls: readonly Operation[], context: RenderContext): Child {
  if (calls.length === 0) return null;
  return h('li', withNodes(context.t(id), {calls: commaList(calls.map((call) => callLink(call, context)))}));
}

type RowId = 'addedTo' | 'removedFrom';

function fieldsRow(id: RowId, name: string, fields: readonly string[], context: RenderContext): Child {
  if (fields.length === 0) return null;
  const parts = commaList(fields.map((field) => h('code', field)));
  return h('li', withNodes(context.t(id), {name: partLink(name, context.schemaHref(name)), parts}));
}

function valuesRow(id: RowId, name: string, values: readonly EnumMeaning[], context: RenderContext): Child {
  if (values.length === 0) return null;
  const parts = commaList(values.map(({value, title}) => [h('code', String(value)), ` ${title}`]));
  return h('li', withNodes(context.t(id), {name: partLink(name, context.enumHref(name)), parts}));
}

function partLink(name: string, href: string | undefined): Child {
  return href === undefined ? h('code', name) : h('a', {href}, name);
}

function callLink({page, summary}: Operation, {siblingHref}: RenderContext): Child {
  return h('a', {href: siblingHref(page)}, summary);
}
