import {useLayoutEffect, type ReactNode} from 'react';
import AnnouncementBar from '@theme-original/AnnouncementBar';
import {createStorageSlot, useThemeConfig} from '@docusaurus/theme-common';

const seenAnnouncement = createStorageSlot('docusaurus.announcement.id');

/** Shows a changed announcement on the first load after the change, also to readers who closed the last one. */
export default function AnnouncementBarWrapper(): ReactNode {
  const {announcementBar} = useThemeConfig();
  // A layout effect of the first render runs before the theme's own effect stores the new id, and before the paint.
  useLayoutEffect(() => {
    if (announcementBar && seenAnnouncement.get() !== announcementBar.id) {
      document.documentElement.setAttribute('data-announcement-bar-initially-dismissed', 'false');
    }
  }, [announcementBar]);
  return <AnnouncementBar />;
}
