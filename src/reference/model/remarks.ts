import type {Schema} from '../contract/openApi';
import {exactJson} from '../shared/exactJson';
import {remarkIds, type Json, type Remark} from '../shared/model';

/** A value and what is in it: the entries of a list or the values of a map, level after level. */
export type Levels = readonly [Schema, ...Schema[]];

/** @returns everything that a schema says in keywords besides its type, its words and its list of values. */
export function remarksOf([view, ...inner]: Levels, isFile: boolean): Remark[] {
  const {default: _, deprecated: __, description: ___, ...own} = view;
  const ofEntries = inner.flatMap((level, index) =>
    factsOf(level, isFile).map((remark) => ({...remark, ofEntries: index + 1})),
  );
  return [...factsOf(own, isFile), ...ofEntries];
}

function factsOf({minLength, maxLength, ...view}: Schema, isFile: boolean): Remark[] {
  const lengths = isFile ? {minBytes: minLength, maxBytes: maxLength} : {minLength, maxLength};
  const facts = {...view, ...lengths, closed: view.additionalProperties === false} as Partial<
    Record<Remark['id'], Json>
  >;
  return remarkIds.flatMap((id): Remark[] => {
    const fact = facts[id];
    // People read an example sooner than a pattern.
    if (fact === undefined || (id === 'pattern' && facts.examples !== undefined)) return [];
    if (typeof fact === 'boolean' && !['const', 'default'].includes(id)) return fact ? [{id, value: ''}] : [];
    if (id === 'examples' && Array.isArray(fact))
      return [{id, value: fact.map((value) => exactJson(value)).join(', ')}];
    return [{id, value: typeof fact === 'string' && !['const', 'default'].includes(id) ? fact : exactJson(fact)}];
  });
}
