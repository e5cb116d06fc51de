import type {ReactNode} from 'react';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import DocItemContent from '@theme-original/DocItem/Content';
import type {Props} from '@theme/DocItem/Content';
import PageFacts from '@site/src/components/PageFacts';
import type {FrontMatter} from '@site/src/content/frontMatter';

/** Adds the quiet line of facts between the title and the text of a docs page. */
export default function DocItemContentWrapper({children, ...props}: Props): ReactNode {
  const {frontMatter, metadata} = useDoc();
  const {audience = []} = frontMatter as Partial<FrontMatter>;
  return (
    <DocItemContent {...props}>
      <PageFacts audience={audience} permalink={metadata.permalink} />
      {children}
    </DocItemContent>
  );
}
