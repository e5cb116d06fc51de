import frozen from '../../versions.json';
import {didYouMean} from './didYouMean';

/** A documented version of the platform. */
export interface DocVersionConfig {
  /** Name by which Docusaurus knows the version. */
  name: string;
  /** Number shown to readers. */
  label: string;
  /** Path below /docs; '' for the current version. */
  path: string;
}

/** The documented versions, newest first, whether they are built or not. The frozen ones are called by their number, in `versions.json` as everywhere. */
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

/** The environment variable with the versions of a deployment. */
export const versionsSetting = 'DOCS_VERSIONS';

/**
 * @param value numbers with commas between them, such as `2.3.0,2.2.0`; blank stands for all versions
 * @param known the documented versions, the current one first
 * @returns the versions of a deployment, newest first; the current one is always among them
 * @throws Error that says what is wrong with the value, and how to repair it
 */
export function deployedVersionsIn(value = '', known: readonly DocVersionConfig[] = versions): DocVersionConfig[] {
  if (value.trim() === '') return [...known];
  const named = value.split(',').map((label) => label.trim());
  const labels = known.map(({label}) => label);
  const refuse = (reason: string): never => {
    throw new Error(`${versionsSetting} is "${value}": ${reason}`);
  };
  for (const [index, label] of named.entries()) {
    if (label === '') refuse(`a version is missing at a comma. Write numbers, such as ${labels.join()}.`);
    if (named.indexOf(label) < index) refuse(`"${label}" is in it twice. Name each version once.`);
    if (!labels.includes(label)) refuse(`there is no version "${label}". ${didYouMean(label, labels)}`);
  }
  return known.filter(({label}, index) => index === 0 || named.includes(label));
}

/** The versions that are built, newest first. For all that are documented, see `versions`. */
export const deployedVersions: readonly DocVersionConfig[] = deployedVersionsIn(process.env[versionsSetting]);

/** The documented versions that are not built, newest first. */
export const versionsLeftOut: readonly DocVersionConfig[] = versions.filter((one) => !deployedVersions.includes(one));

/** Version options of the docs plugin. Without `lastVersion`, the current docs would move to /docs/next. */
export const docsVersions = {
  lastVersion: currentVersion.name,
  onlyIncludeVersions: deployedVersions.map(({name}) => name),
  versions: Object.fromEntries(versions.map(({name, label, path}) => [name, {label, path}])),
};
