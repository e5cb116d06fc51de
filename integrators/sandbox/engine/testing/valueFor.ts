import {itemsOf, propertiesOf, resolve, type Contract, type Schema} from '../contract';
import type {Json, JsonObject} from '../json';
import {typeOf} from '../validate';

/** Takes one of several, as the choices of a run say. */
export type Pick = <Value>(values: readonly Value[]) => Value;

/** Values of some names; others are taken from those of their type. */
const named: Readonly<Record<string, readonly Json[]>> = {
  ...{username: ['khue.le', 'hung.pham', 'new.one', '__proto__'], userName: ['new.one', 'new.two', 'tra.do']},
  ...{password: ['your-password', 'your-password', 'x'], companyId: [901, 902, 7], comId: [901, 902, 7]},
  ...{userId: [7003, 7001, 7101, 9], userIds: [7003, 7101], typeId: [52, 53, 62], documentTypeId: [52, 62]},
  ...{departmentId: [41, 42, 51], departmentIds: [41, 51], groupIds: [11, 12], documentTemplateId: [1201, 7]},
  ...{'document-templates id': [1201, 1201, 1202, 7], 'users id': [88001, 88002, 7003, 7101, 7]},
};

const integers = [1, 2, 0, -1, 3, 901, 7001, 7101, 3301, 10 ** 15];
const words = ['a', 'HD-1', 'Hợp đồng', '', 'slow', '2025-04-02', '__proto__', 'x'.repeat(2001)];
const userCodes = ['HUNG.PHAM', 'TRA.DO', 'KHUE.LE', 'NEW.ONE', 'NEW.TWO'];

/**
 * @param place part of the address that says what a call is about, such as `users`
 * @param guids ids that something has
 * @returns a value that mostly fits a schema of the contract
 */
export function valueFor(
  contract: Contract,
  schema: Schema,
  name: string,
  place: string,
  pick: Pick,
  guids: readonly string[],
): Json {
  const inside = (inner: Schema, own: string): Json => valueFor(contract, inner, own, place, pick, guids);
  const {oneOf, format, pattern} = resolve(contract, schema);
  if (Array.isArray(oneOf)) {
    const one = pick(oneOf) as JsonObject;
    return one.const ?? inside(one, name);
  }
  const type = typeOf(contract, schema);
  const properties = propertiesOf(contract, schema);
  if (properties) {
    const required = requiredOf(contract, schema);
    const names = Object.keys(properties).filter((one) => required.includes(one) || pick([false, true]));
    return Object.fromEntries(names.map((one) => [one, inside(properties[one] ?? true, one)] as const));
  }
  if (type === 'array') return Array.from({length: pick([1, 2, 0])}, () => inside(itemsOf(contract, schema), name));
  const known = named[`${place} ${name}`] ?? named[name];
  if (known) return pick(known);
  if (type === 'boolean') return pick([true, false]);
  if (type === 'integer') return pick(integers);
  if (format === 'uuid') return pick(guids);
  if (format === 'binary') return pick(['sample.pdf', 'sample.docx', 'sample.xlsx']);
  if (pattern !== undefined) return '30,60,210,150';
  return pick(/code$/i.test(name) ? userCodes : words);
}

function requiredOf(contract: Contract, schema: Schema): Json[] {
  const {required, allOf} = resolve(contract, schema);
  const parts = Array.isArray(allOf) ? (allOf as Schema[]).flatMap((part) => requiredOf(contract, part)) : [];
  return [...(Array.isArray(required) ? required : []), ...parts];
}
