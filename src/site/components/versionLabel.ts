import {translate} from '@docusaurus/Translate';

/** @returns the number of a version as menus and pages show it; the current one is marked as the latest */
export function versionLabel({label, isLast}: {label: string; isLast: boolean}): string {
  if (!isLast) return label;
  return translate(
    {id: 'site.version.latest', description: 'The number of the current version', message: '{version} (latest)'},
    {version: label},
  );
}
