import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {PageMetadata} from '@docusaurus/theme-common';
import DocTagsListPage from '@theme-original/DocTagsListPage';
import type {Props} from '@theme/DocTagsListPage';
import './tags.css';

/** Describes the page to search engines, and brings its styles. */
export default function DocTagsListPageWrapper(props: Props): ReactNode {
  return (
    <>
      <PageMetadata
        description={translate({
          id: 'site.tags.description',
          message: 'The subjects of this documentation, each with the pages about it.',
        })}
      />
      <DocTagsListPage {...props} />
    </>
  );
}
