import type {TypeModel} from '../shared/model';

/** @returns a type as one short technical word, the same in every language: `array<Document>`, `string(uuid)`. */
export function plainType(type: TypeModel): string {
  if (type.choices) return [...type.choices.map(plainType), ...(type.nullable ? ['null'] : [])].join('|');
  const name = type.values
    ? `map<${plainType(type.values)}>`
    : type.items
      ? `array<${plainType(type.items)}>`
      : (type.schema ?? type.enumName ?? type.kind);
  const format = type.format && !type.enumName && !type.schema ? `(${type.format})` : '';
  return `${name}${format}${type.nullable ? '|null' : ''}`;
}
