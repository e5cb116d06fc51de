import type {ReactNode} from 'react';
import AnnouncementBar from '@theme-original/AnnouncementBar';
import LanguageOffer from '@site/src/site/components/LanguageOffer';

export default function AnnouncementBarWrapper(): ReactNode {
  return (
    <>
      <LanguageOffer />
      <AnnouncementBar />
    </>
  );
}
