import {useLayoutEffect, type ReactNode} from 'react';
import AnnouncementBar from '@theme-original/AnnouncementBar';
import {createStorageSlot, useThemeConfig} from '@docusaurus/theme-common';
import useIsBrowser from '@docusaurus/useIsBrowser';

const seenAnnouncement = createStorageSlot('docusaurus.announcement.id');

/** Shows a changed announcement on the first load after the change, also to readers who closed the last one. */
export default function AnnouncementBarWrapper(): ReactNode {
  return (
    <>
      {useIsBrowser() && <RevealChangedAnnouncement />}
      <AnnouncementBar />
    </>
  );
}

function RevealChangedAnnouncement(): ReactNode {
  const {announcementBar} = useThemeConfig();
  // A layout effect runs before the theme's own effect stores the new id, and before the next paint.
  useLayoutEffect(() => {
    if (announcementBar && seenAnnouncement.get() !== announcementBar.id) {
      document.documentElement.setAttribute('data-announcement-bar-initially-dismissed', 'false');
    }
  }, [announcementBar]);
  return null;
}
