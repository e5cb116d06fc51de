import type {ReactNode} from 'react';
import DocCategoryGeneratedIndexPage from '@theme-original/DocCategoryGeneratedIndexPage';
import type {Props} from '@theme/DocCategoryGeneratedIndexPage';
import {CardDescriptionsContext} from '@site/src/components/cardDescriptions';

/** Hands the descriptions that travel with a category page to its cards. */
export default function DocCategoryGeneratedIndexPageWrapper(props: Props): ReactNode {
  const {cardDescriptions = {}} = props.categoryGeneratedIndex as {cardDescriptions?: Record<string, string>};
  return (
    <CardDescriptionsContext value={cardDescriptions}>
      <DocCategoryGeneratedIndexPage {...props} />
    </CardDescriptionsContext>
  );
}
