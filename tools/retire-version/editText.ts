import {escapeRegExp} from '../../src/kit/escapeRegExp';

/**
 * Removes a version from the text of src/kit/versions.ts and adds it to those that are gone.
 *
 * @throws Error if the text has no such lines
 */
export function dropVersion(text: string, name: string): string {
  const line = ` *\\{name: '${escapeRegExp(name)}', label: '([^']+)', path: '[^']*'\\},\\n`;
  const [found, label] = new RegExp(line).exec(text) ?? [];
  const list = /(retiredVersions: readonly string\[\] = \[)([^\]]*)\]/;
  if (found === undefined || !list.test(text)) {
    throw new Error(
      `src/kit/versions.ts has no line {name: '${name}', …} or no list retiredVersions. Restore that form, then try again.`,
    );
  }
  return text
    .replace(found, '')
    .replace(
      list,
      (_, start: string, labels: string) => `${start}${[`'${label}'`, labels].filter(Boolean).join(', ')}]`,
    );
}

/** Removes a version from those that the issue form offers. */
export function dropOption(text: string, label: string): string {
  return text.replace(`'${label}', `, '');
}
