import type {MouseEvent, ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {
  useActiveDocContext,
  useDocsPreferredVersion,
  useDocsVersionCandidates,
  useVersions,
  type GlobalVersion,
} from '@docusaurus/plugin-content-docs/client';
import {useHistorySelector} from '@docusaurus/theme-common';
import DropdownNavbarItem from '@theme/NavbarItem/DropdownNavbarItem';
import type {Props} from '@theme/NavbarItem/DocsVersionDropdownNavbarItem';
import {rememberFallback} from '@site/src/site/components/VersionFallbackNotice/versionFallback';
import {versionLabel} from '@site/src/site/components/versionLabel';
import {hydrateOnClick} from '@site/src/kit/shared/domContract';
import {addressInVersion, targetPage, type TargetPage} from './targetPage';

/** Changes the version and stays on the same page, where the version has it. OURS: lists all versions, always. */
export default function DocsVersionDropdownNavbarItem({
  mobile,
  docsPluginId,
  dropdownActiveClassDisabled,
  dropdownItemsBefore,
  dropdownItemsAfter,
  versions: _,
  onClick,
  ...props
}: Props): ReactNode {
  const {pathname} = useLocation();
  const searchPage = useBaseUrl('/search');
  const search = useHistorySelector(({location}) => location.search);
  const hash = useHistorySelector(({location}) => location.hash);
  const isSearchPage = pathname === searchPage;
  const current = useActiveDocContext(docsPluginId);
  const versions = useVersions(docsPluginId);
  const [shown] = useDocsVersionCandidates(docsPluginId);
  const {savePreferredVersionName} = useDocsPreferredVersion(docsPluginId);

  const targetIn = (version: GlobalVersion): TargetPage =>
    isSearchPage
      ? {path: addressInVersion(pathname, search, version.name), isSubstitute: false}
      : targetPage(version, current, pathname);

  const links = versions.map((version) => {
    // OURS: the nearest page above instead of the introduction, and a notice about it; see DocVersionBanner.
    const {path, isSubstitute} = targetIn(version);
    return {
      // OURS: the button shows the number alone: the bar has no room for more, and would move with the chosen version.
      label: versionLabel(version),
      // OURS: without the hash where it belongs to another page; on the search page, with the same query.
      to: isSearchPage ? path : `${path}${search}${isSubstitute ? '' : hash}`,
      // OURS: before the application runs, a press waits for it, so that the link does all of this.
      [hydrateOnClick]: true,
      // OURS: a rule for the stock phone menu too, which else opens at the chosen version in the default language only.
      activeBaseRegex: version === current.activeVersion ? '.' : '(?!)',
      onClick: (event: MouseEvent<HTMLAnchorElement>) => {
        savePreferredVersionName(version.name);
        if (isSubstitute && current.activeVersion)
          rememberFallback({shown: path, missed: pathname, missedIn: current.activeVersion.label});
        // OURS: closes the menu on a phone, which the stock item leaves open.
        onClick?.(event);
      },
    };
  });

  return (
    <DropdownNavbarItem
      {...props}
      mobile={mobile}
      onClick={onClick}
      label={mobile ? translate({id: 'theme.navbar.mobileVersionsDropdown.label', message: 'Versions'}) : shown.label}
      // OURS: without an address, so that a press on the button toggles the menu, and leads nowhere.
      items={[...dropdownItemsBefore, ...links, ...dropdownItemsAfter]}
      isActive={dropdownActiveClassDisabled ? () => false : undefined}
    />
  );
}
