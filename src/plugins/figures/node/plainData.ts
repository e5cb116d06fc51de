import type {Expression} from './mdxTree';

/** Thrown when an attribute holds more than plain data. */
export class NotPlainData extends Error {}

/** The value of an expression made of literals and arrays; anything that would have to run is refused. */
export function plainData(expression: Expression): unknown {
  switch (expression.type) {
    case 'Literal':
      return expression.value;
    case 'ArrayExpression':
      return (expression.elements ?? []).map((element) => {
        if (element === null) throw new NotPlainData();
        return plainData(element);
      });
    case 'UnaryExpression': {
      const value = expression.argument && plainData(expression.argument);
      if (expression.operator === '-' && typeof value === 'number') return -value;
      throw new NotPlainData();
    }
    case 'TemplateLiteral': {
      const text = expression.quasis?.[0]?.value.cooked;
      if (expression.expressions?.length === 0 && typeof text === 'string') return text;
      throw new NotPlainData();
    }
    default:
      throw new NotPlainData();
  }
}
