import type {ReactNode} from 'react';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import DocItemContent from '@theme-original/DocItem/Content';
import type {Props} from '@theme/DocItem/Content';
import PageAudience from '@site/src/components/PageAudience';
import type {Audience} from '@site/src/content/frontMatter';

/** Adds the audience line between the title and the text of a docs page. */
export default function DocItemContentWrapper({children, ...props}: Props): ReactNode {
  const {audience = []} = useDoc().frontMatter as {audience?: Audience[]};
  return (
    <DocItemContent {...props}>
      <PageAudience audience={audience} />
      {children}
    </DocItemContent>
  );
}
