import type {MouseEvent, ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {
  useActiveDocContext,
  useDocsPreferredVersion,
  useDocsVersionCandidates,
  useVersions,
} from '@docusaurus/plugin-content-docs/client';
import {useHistorySelector} from '@docusaurus/theme-common';
import DropdownNavbarItem from '@theme/NavbarItem/DropdownNavbarItem';
import type {Props} from '@theme/NavbarItem/DocsVersionDropdownNavbarItem';
import {rememberFallback} from '@site/src/components/VersionFallbackNotice/versionFallback';
import {targetPage, versionChoices} from './targetPage';

/** Changes the version and stays on the same page, where the version has it. */
export default function DocsVersionDropdownNavbarItem({
  mobile,
  docsPluginId,
  dropdownActiveClassDisabled,
  dropdownItemsBefore,
  dropdownItemsAfter,
  versions: configured,
  onClick,
  ...props
}: Props): ReactNode {
  const search = useHistorySelector(({location}) => location.search);
  const hash = useHistorySelector(({location}) => location.hash);
  const current = useActiveDocContext(docsPluginId);
  const choices = versionChoices(useVersions(docsPluginId), configured);
  const candidates = useDocsVersionCandidates(docsPluginId);
  const shown =
    candidates.flatMap((candidate) => choices.find(({version}) => version === candidate) ?? [])[0] ?? choices[0];
  const {savePreferredVersionName} = useDocsPreferredVersion(docsPluginId);

  const links = choices.map(({version, label}) => {
    // OURS: the nearest page above instead of the introduction, and a notice about it; see DocVersionBanner.
    const {path, isSubstitute} = targetPage(version, current);
    return {
      label,
      // OURS: without the hash, which belongs to the other page.
      to: `${path}${search}${isSubstitute ? '' : hash}`,
      isActive: () => version === current.activeVersion,
      onClick: (event: MouseEvent<HTMLAnchorElement>) => {
        savePreferredVersionName(version.name);
        if (isSubstitute && current.activeDoc && current.activeVersion) {
          const {activeDoc, activeVersion} = current;
          rememberFallback({shown: path, missed: activeDoc.path, missedIn: activeVersion.label});
        }
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
      label={mobile ? translate({id: 'theme.navbar.mobileVersionsDropdown.label', message: 'Versions'}) : shown?.label}
      to={mobile || !shown ? undefined : targetPage(shown.version, current).path}
      items={[...dropdownItemsBefore, ...links, ...dropdownItemsAfter]}
      isActive={dropdownActiveClassDisabled ? () => false : undefined}
    />
  );
}
