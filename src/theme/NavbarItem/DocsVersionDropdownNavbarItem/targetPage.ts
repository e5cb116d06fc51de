import type {ActiveDocContext, GlobalDoc, GlobalVersion} from '@docusaurus/plugin-content-docs/client';
import type {Props} from '@theme/NavbarItem/DocsVersionDropdownNavbarItem';

export interface TargetPage {
  path: string;
  /** Whether it is shown instead of the reader's page, which this version does not have. */
  isSubstitute: boolean;
}

/**
 * Finds the page to open when the reader chooses a version: the same page; else the nearest one above it that the
 * version has; else its introduction.
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
 * Lists the versions to choose from. Unknown names stop the build (src/plugins/navbar-check).
 *
 * @param configured names in the order of the menu, perhaps with other labels; by default all versions
 */
export function versionChoices(
  versions: readonly GlobalVersion[],
  configured?: Props['versions'],
): {version: GlobalVersion; label: string}[] {
  const names = Array.isArray(configured) ? configured : Object.keys(configured ?? {});
  const labels = Array.isArray(configured) ? {} : configured;
  const listed = configured ? names.flatMap((name) => versions.find((each) => each.name === name) ?? []) : versions;
  return listed.map((version) => ({version, label: labels?.[version.name]?.label ?? version.label}));
}
