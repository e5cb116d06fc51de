import type {ReactNode} from 'react';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import type {PropNavigationLink} from '@docusaurus/plugin-content-docs';
import DocPaginator from '@theme/DocPaginator';
import {seriesOf, seriesPosition} from '@site/src/site/components/seriesOf';

/** OURS: pages of a series name their places in it. */
export default function DocItemPaginator(): ReactNode {
  const {frontMatter, metadata} = useDoc();
  const series = seriesOf(frontMatter);
  const inSeries = (link: PropNavigationLink | undefined, position: number): PropNavigationLink | undefined =>
    link && series && position >= 1 && position <= series.parts.length
      ? {...link, title: `${seriesPosition({...series, position})} · ${link.title}`}
      : link;
  const position = series?.position ?? 0;
  return (
    <DocPaginator
      className="docusaurus-mt-lg"
      previous={inSeries(metadata.previous, position - 1)}
      next={inSeries(metadata.next, position + 1)}
    />
  );
}
