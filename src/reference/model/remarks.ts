import type {Schema} from '../contract/openApi';
import {exactJson} from '../shared/exactJson';
import {remarkIds, type Json, type Remark} from '../shared/model';

/** @returns everything that a schema says in keywords besides its type, its words and its list of values. */
export function remarksOf(view: Schema): Remark[] {
  const facts = {...view, closed: view.additionalProperties === false} as Partial<Record<Remark['id'], Json>>;
  return remarkIds.flatMap((id): Remark[] => {
    const fact = facts[id];
    if (fact === undefined) return [];
    if (typeof fact === 'boolean' && id !== 'const') return fact ? [{id, value: ''}] : [];
    if (id === 'examples' && Array.isArray(fact))
      return [{id, value: fact.map((value) => exactJson(value)).join(', ')}];
    return [{id, value: typeof fact === 'string' && id !== 'const' ? fact : exactJson(fact)}];
  });
}
