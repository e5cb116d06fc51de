import type {ReactNode} from 'react';
import {useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';
import MobileSidebar from '@theme-original/Navbar/MobileSidebar';
import {useSidebarDialog} from './useSidebarDialog';

/** Adds what a dialog owes the keyboard: focus in, focus kept, Escape, focus back. */
export default function MobileSidebarWrapper(): ReactNode {
  const {shown, toggle} = useNavbarMobileSidebar();
  useSidebarDialog(shown, toggle);
  return <MobileSidebar />;
}
