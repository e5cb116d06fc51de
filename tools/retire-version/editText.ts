/**
 * Adds a version to those that are gone, in the text of src/kit/versions.ts.
 *
 * @throws Error if the text has no such list
 */
export function addRetired(text: string, label: string): string {
  const list = /(retiredVersions: readonly string\[\] = \[)([^\]]*)\]/;
  if (!list.test(text))
    throw new Error('src/kit/versions.ts has no list retiredVersions. Restore that form, then try again.');
  return text.replace(
    list,
    (_, start: string, labels: string) => `${start}${[`'${label}'`, labels].filter(Boolean).join(', ')}]`,
  );
}

/** Removes a version from those that the issue form offers. */
export function dropOption(text: string, label: string): string {
  return text.replace(`'${label}', `, '');
}
