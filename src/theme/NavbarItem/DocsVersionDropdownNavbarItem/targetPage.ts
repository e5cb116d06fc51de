import type {ActiveDocContext, GlobalDoc, GlobalVersion} from '@docusaurus/plugin-content-docs/client';
import type {Props} from '@theme/NavbarItem/DocsVersionDropdownNavbarItem';

export interface TargetPage {
  path: string;
  /** Whether it is shown instead of the reader's page, which this version does not have. */
  isSubstitute: boolean;
}

/**
 * Finds where a version continues: at the same page; else at the nearest area above it that the version has; else at
 * its introduction.
 *
 * @param version the version that the reader chooses
 * @param current where the reader is
 */
export function targetPage(version: GlobalVersion, current: ActiveDocContext): TargetPage {
  const {activeDoc, activeVersion, alternateDocVersions} = current;
  const same = alternateDocVersions[version.name];
  if (same) return {path: same.path, isSubstitute: false};
  const introduction = version.docs.find(({id}) => id === version.mainDocId) as GlobalDoc; // Every version has one.
  if (!activeDoc || !activeVersion) return {path: introduction.path, isSubstitute: false};
  const route = activeDoc.path.slice(activeVersion.path.length).split('/').filter(Boolean);
  const above = route.map((_, index) => [version.path, ...route.slice(0, route.length - index)].join('/'));
  const nearest = above.find((address) => version.docs.some(({path}) => path === address));
  return {path: nearest ?? introduction.path, isSubstitute: true};
}

/**
 * Lists the versions to choose from. Unknown names are refused when the site is built (src/plugins/navbar-check).
 *
 * @param versions every version
 * @param configured names in the wished order, perhaps with other labels; all versions when there are none
 */
export function versionChoices(
  versions: readonly GlobalVersion[],
  configured?: Props['versions'],
): {version: GlobalVersion; label: string}[] {
  const names = Array.isArray(configured) ? configured : Object.keys(configured ?? {});
  const labels = Array.isArray(configured) ? {} : configured;
  const wished = configured ? names.flatMap((name) => versions.find((each) => each.name === name) ?? []) : versions;
  return wished.map((version) => ({version, label: labels?.[version.name]?.label ?? version.label}));
}
