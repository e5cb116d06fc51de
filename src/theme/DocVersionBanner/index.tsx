import type {ReactNode} from 'react';
import {useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import DocVersionBanner from '@theme-original/DocVersionBanner';
import type {Props} from '@theme/DocVersionBanner';
import VersionFallbackNotice from '@site/src/site/components/VersionFallbackNotice';

export default function DocVersionBannerWrapper(props: Props): ReactNode {
  return (
    <>
      <VersionFallbackNotice version={useDocsVersion().label} />
      <DocVersionBanner {...props} />
    </>
  );
}
