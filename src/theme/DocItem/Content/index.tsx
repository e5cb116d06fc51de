import type {ReactNode} from 'react';
import DocItemContent from '@theme-original/DocItem/Content';
import type {Props} from '@theme/DocItem/Content';
import DocVersionBanner from '@theme/DocVersionBanner';
import DocMetaLine from '@site/src/site/components/DocMetaLine';

export default function DocItemContentWrapper({children, ...props}: Props): ReactNode {
  return (
    <DocItemContent {...props}>
      <DocMetaLine />
      <DocVersionBanner />
      {children}
    </DocItemContent>
  );
}
