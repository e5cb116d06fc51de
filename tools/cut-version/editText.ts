/**
 * Adds the present label to the frozen versions and gives the current version a new one, in the text of
 * src/config/versions.ts.
 *
 * @throws Error if the text has no such line
 */
export function editVersions(text: string, present: string, next: string): string {
  const line = /^( *)\{name: 'current', label: '([^']+)', path: ''\},$/m;
  const [found, indent = '', label] = line.exec(text) ?? [];
  if (found === undefined || label !== present) {
    throw new Error(
      `src/config/versions.ts has no line {name: 'current', label: '${present}', path: ''}. Restore that form, then try again.`,
    );
  }
  return text.replace(
    found,
    [
      `${indent}{name: 'current', label: '${next}', path: ''},`,
      `${indent}{name: '${present}', label: '${present}', path: '${present}'},`,
    ].join('\n'),
  );
}

/** Adds the frozen version to all routes of the current one in the site map, except those in the folder `currentOnly`. */
export function editSiteMap(text: string, present: string, currentOnly: string): string {
  return text
    .split('\n')
    .map((line) => {
      const [, before, rest] = /^(\s+\S+: \[current)(.*)$/.exec(line) ?? [];
      if (before === undefined || line.trimStart().startsWith(currentOnly)) return line;
      return `${before}, ${present}${rest ?? ''}`;
    })
    .join('\n');
}

type Translations = Record<string, {message: string; description?: string}>;

/** Gives the translated current version its new label. */
export function editLabel(text: string, next: string): string {
  const translations = JSON.parse(text) as Translations;
  const label = translations['version.label'];
  return toJson({...translations, 'version.label': {...label, message: next}});
}

/** Removes a sidebar from a file of sidebars, or its messages from a translation file. */
export function dropSidebar(text: string, sidebar: string): string {
  const entries = Object.entries(JSON.parse(text) as Record<string, unknown>);
  return toJson(
    Object.fromEntries(entries.filter(([key]) => key !== sidebar && !key.startsWith(`sidebar.${sidebar}.`))),
  );
}

const toJson = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;
