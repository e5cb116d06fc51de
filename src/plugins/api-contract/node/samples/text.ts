/** Joins the lines of a sample; what does not apply is `false` and is left out. */
export function lines(...parts: (string | false | readonly string[])[]): string {
  return parts
    .filter((part) => part !== false)
    .flat()
    .join('\n');
}

/** @returns a text between double quotes, in the way of JSON and of most languages. */
export function doubleQuoted(value: string): string {
  return JSON.stringify(value);
}

/** @returns a text between single quotes, where only a quote and a backslash must be escaped. */
export function singleQuoted(value: string): string {
  return `'${value.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
}
