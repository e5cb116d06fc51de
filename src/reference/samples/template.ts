import {localName} from './text';

/** A text of which some is known only when the sample runs. */
export type Template = readonly (string | Variable)[];

/** A variable of the environment, or one that the sample derives from those. */
export interface Variable {
  variable: string;
}

/** A variable that a sample makes of others: joined with colons, and encoded. */
export interface DerivedVariable {
  variable: string;
  from: readonly string[];
  encoding: 'base64' | 'percent';
}

/** How a program writes a variable of the environment, or one that it derives. */
export type Naming = (variable: string) => string;

/** @returns the text that a variable is derived from. */
export function sourceOf({from}: DerivedVariable): Template {
  return from.flatMap((variable, index) => [...(index === 0 ? [] : [':']), {variable}]);
}

/** @returns the same text, with texts side by side made one. */
export function mergeTexts(template: Template): Template {
  return template.reduce<(string | {variable: string})[]>((parts, part) => {
    const last = parts.at(-1);
    if (typeof part === 'string' && typeof last === 'string') parts[parts.length - 1] = last + part;
    else parts.push(part);
    return parts;
  }, []);
}

/** @returns whether a text is known as it is. */
export function isFixed(template: Template): boolean {
  return template.every((part) => typeof part === 'string');
}

/** @returns a text whose variables are written by `variable` and whose other signs by `escape`. */
export function interpolate(template: Template, escape: (text: string) => string, variable: Naming): string {
  return template.map((part) => (typeof part === 'string' ? escape(part) : variable(part.variable))).join('');
}

/** @returns an expression that puts a text together: `"Bearer " + token`. */
export function concatenate(
  template: Template,
  quote: (text: string) => string,
  plus = ' + ',
  name: Naming = localName,
): string {
  const parts = template.filter((part) => part !== '');
  if (parts.length === 0) return quote('');
  return parts.map((part) => (typeof part === 'string' ? quote(part) : name(part.variable))).join(plus);
}
