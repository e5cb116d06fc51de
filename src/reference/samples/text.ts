/** Joins the lines of a sample; what does not apply is `false` and is left out. */
export function lines(...parts: (string | false | readonly (string | false)[])[]): string {
  return parts
    .flat()
    .filter((part) => part !== false)
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

/** ECONTRACT_USERNAME → username, the variable in which a program keeps it; ECONTRACT_DOWNLOAD_URL → downloadUrl. */
export function localName(variable: string): string {
  return variable
    .replace('ECONTRACT_', '')
    .toLowerCase()
    .replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
}

/** ECONTRACT_DOWNLOAD_URL → download_url */
export function snakeName(variable: string): string {
  return variable.replace('ECONTRACT_', '').toLowerCase();
}
