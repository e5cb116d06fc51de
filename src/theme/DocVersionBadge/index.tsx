import type {ReactNode} from 'react';
import {DocsVersionProvider, useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import DocVersionBadge from '@theme-original/DocVersionBadge';
import type {Props} from '@theme/DocVersionBadge';
import {versionLabel} from '@site/src/site/components/versionLabel';

/** Marks the current version as the latest. */
export default function DocVersionBadgeWrapper(props: Props): ReactNode {
  const version = useDocsVersion();
  return (
    <DocsVersionProvider version={{...version, label: versionLabel(version)}}>
      <DocVersionBadge {...props} />
    </DocsVersionProvider>
  );
}
