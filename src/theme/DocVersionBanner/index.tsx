import type {ReactNode} from 'react';
import {useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import DocVersionBanner from '@theme-original/DocVersionBanner';
import type {Props} from '@theme/DocVersionBanner';
import MissedPage from '@site/src/components/MissedPage';

/** Adds the notice for readers whose page the chosen version does not have. */
export default function DocVersionBannerWrapper(props: Props): ReactNode {
  return (
    <>
      <MissedPage version={useDocsVersion().label} />
      <DocVersionBanner {...props} />
    </>
  );
}
