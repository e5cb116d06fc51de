import {escapeRegExp} from '../../src/kit/shared/escapeRegExp';

/**
 * Gives the current version a new label, in the text of src/kit/versions.ts.
 *
 * @throws Error if the text has no such line
 */
export function editVersions(text: string, present: string, next: string): string {
  const line = `{name: 'current', label: '${present}', path: ''}`;
  if (!text.includes(line)) throw new Error(`src/kit/versions.ts has no ${line}. Restore that form, then try again.`);
  return text.replace(line, `{name: 'current', label: '${next}', path: ''}`);
}

type Translations = Record<string, {message: string; description?: string}>;

/** Gives the translated current version its new label. */
export function editLabel(text: string, next: string): string {
  const translations = JSON.parse(text) as Translations;
  const label = translations['version.label'];
  return toJson({...translations, 'version.label': {...label, message: next}});
}

/** Gives the comment and the `info` of a contract or an overlay the new label; what was read stays read. */
export function editContract(text: string, present: string, next: string): string {
  return text
    .replace(new RegExp(`^(#.* version )${escapeRegExp(present)}`, 'gm'), `$1${next}`)
    .replace(`\n  version: ${present}\n`, `\n  version: ${next}\n`);
}

/** Adds a version to those that the issue form offers. */
export function editIssueForm(text: string, next: string): string {
  return text.replace(/options: \['(?=\d)/, (start) => `${start}${next}', '`);
}

/** Leads links to published contracts of a version to those of another. */
export function editContractLinks(text: string, present: string, next: string): string {
  return text.replaceAll(`/openapi/${present}/`, `/openapi/${next}/`);
}

type Sidebars = Record<string, unknown[]>;

/** Removes pages from a file of sidebars, and sidebars of which nothing is left. */
export function dropFromSidebars(text: string, isDropped: (id: string) => boolean): string {
  const prune = (items: unknown[]): unknown[] =>
    items.flatMap((item): unknown[] => {
      const {id, items: inner} = typeof item === 'string' ? {id: item} : (item as {id?: string; items?: unknown[]});
      if (id !== undefined && isDropped(id)) return [];
      if (inner === undefined) return [item];
      const left = prune(inner);
      return left.length > 0 ? [{...(item as object), items: left}] : [];
    });
  const sidebars = Object.entries(JSON.parse(text) as Sidebars).map(([name, items]) => [name, prune(items)] as const);
  return toJson(Object.fromEntries(sidebars.filter(([, items]) => items.length > 0)));
}

/** Removes from a translation file the messages of sidebars and of categories that are no longer there. */
export function dropMessages(text: string, sidebars: readonly string[], isDropped: (id: string) => boolean): string {
  const messages = Object.entries(JSON.parse(text) as Translations).filter(([id]) => {
    const [, sidebar, category] = /^sidebar\.([^.]+)\.(?:category\.\/([^.]+))?/.exec(id) ?? [];
    return sidebar === undefined || (sidebars.includes(sidebar) && (category === undefined || !isDropped(category)));
  });
  return toJson(Object.fromEntries(messages));
}

const toJson = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;
