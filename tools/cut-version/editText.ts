/**
 * Puts the present label among the frozen versions and gives the current version a new one, in the text of
 * src/config/versions.ts.
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

/** Adds the current version's addresses to the site map for the frozen one too, but for those that only the current one has. */
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

/** Takes a sidebar away from a file of sidebars, or its words from a file of translations. */
export function dropSidebar(text: string, sidebar: string): string {
  const entries = Object.entries(JSON.parse(text) as Record<string, unknown>);
  return toJson(
    Object.fromEntries(entries.filter(([key]) => key !== sidebar && !key.startsWith(`sidebar.${sidebar}.`))),
  );
}

const toJson = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;
