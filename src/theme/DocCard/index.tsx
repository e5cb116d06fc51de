import {useContext, type ReactNode} from 'react';
import DocCard from '@theme-original/DocCard';
import type {Props} from '@theme/DocCard';
import {CardDescriptionsContext} from '@site/src/components/cardDescriptions';

/** Shows a page's description on its card, from the data of the category page. */
export default function DocCardWrapper({item}: Props): ReactNode {
  const descriptions = useContext(CardDescriptionsContext);
  const description = item.type === 'link' ? (item.description ?? descriptions[item.href]) : undefined;
  return <DocCard item={description === undefined ? item : {...item, description}} />;
}
