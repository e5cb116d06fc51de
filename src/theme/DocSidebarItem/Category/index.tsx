import {useLayoutEffect, useRef, useState, type ReactNode} from 'react';
import {isActiveSidebarItem} from '@docusaurus/plugin-content-docs/client';
import DocSidebarItemCategory from '@theme-original/DocSidebarItem/Category';
import type {Props} from '@theme/DocSidebarItem/Category';
import {isOpenedByReader} from './openCategories';

/**
 * A category that the reader opened stays open, on the next pages and on the next visit. One that opened by itself,
 * around the current page, closes when the reader leaves it.
 */
export default function DocSidebarItemCategoryWrapper(props: Props): ReactNode {
  const {item, activePath} = props;
  const isActive = isActiveSidebarItem(item, activePath);
  const wasActive = useRef(isActive);
  // The stock component decides about open or closed on its first render; a new key renders it again.
  const [start, setStart] = useState({key: 0, collapsed: item.collapsed});

  // The first render must match the server's, which has no stored choices; they are applied before the next paint.
  useLayoutEffect(() => {
    const isOpened = isOpenedByReader(item.href);
    if (!isActive && wasActive.current !== isOpened) setStart(({key}) => ({key: key + 1, collapsed: !isOpened}));
    wasActive.current = isActive;
  }, [isActive, item.href]);

  const isFirstFrame = start.key === 0 && !isActive && item.href !== undefined;
  return (
    <>
      <DocSidebarItemCategory key={start.key} {...props} item={{...item, collapsed: start.collapsed}} />
      {/* Before hydration, the starter shows the links of an open category here. */}
      {isFirstFrame && (
        <li className="category-links" suppressHydrationWarning dangerouslySetInnerHTML={{__html: ''}} />
      )}
    </>
  );
}
