import frozen from '../../versions.json';

/** A documented version of the platform. */
export interface DocVersionConfig {
  /** Name by which Docusaurus knows the version. */
  name: string;
  /** Number shown to readers. */
  label: string;
  /** Path below /docs; '' for the current version. */
  path: string;
}

/** The documented versions, newest first. The frozen ones are called by their number, in `versions.json` as everywhere. */
export const versions: readonly DocVersionConfig[] = [
  {name: 'current', label: '2.3.0', path: ''},
  ...frozen.map((number) => ({name: number, label: number, path: number})),
];

export const currentVersion: DocVersionConfig = versions[0]!;

/** Labels of versions whose pages are gone. What was read in them is still known (`x-seen-in`, `vocabulary/labels.yaml`). */
export const retiredVersions: readonly string[] = [];

/** Labels of all versions in which something may have been read, newest first. */
export const knownLabels: readonly string[] = [...versions.map(({label}) => label), ...retiredVersions];

/** Routes, and folders of routes, that only the current version has, because their pages cover every version. */
export const currentOnlyRoutes: readonly string[] = ['glossary', 'release-notes', 'api/v1/sandbox'];

/** @returns whether only the current version has this route. */
export function isCurrentOnly(route: string): boolean {
  return currentOnlyRoutes.some((each) => route === each || route.startsWith(`${each}/`));
}

/** Version options of the docs plugin. Without `lastVersion`, the current docs would move to /docs/next. */
export const docsVersions = {
  lastVersion: currentVersion.name,
  versions: Object.fromEntries(versions.map(({name, label, path}) => [name, {label, path}])),
};
