import {translate} from '@docusaurus/Translate';
import type {SeriesFrontMatter, SeriesPlace} from '@site/src/content/series';

/** @returns where a page is in its series, if it is in one */
export const seriesOf = (frontMatter: object): SeriesPlace | undefined => (frontMatter as SeriesFrontMatter).series;

/** @returns "2 of 4" */
export const seriesPosition = ({position, parts}: SeriesPlace): string =>
  translate(
    {
      id: 'site.series.position',
      message: '{position} of {count}',
      description: 'Place of a page in a series of guides',
    },
    {position, count: parts.length},
  );
