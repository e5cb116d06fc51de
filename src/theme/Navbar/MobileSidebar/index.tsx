import type {ReactNode} from 'react';
import {useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';
import MobileSidebar from '@theme-original/Navbar/MobileSidebar';
import {useSidebarDialog} from './useSidebarDialog';

/** Makes the menu of a phone a dialog for the keyboard. */
export default function MobileSidebarWrapper(): ReactNode {
  const {shown, toggle} = useNavbarMobileSidebar();
  useSidebarDialog(shown, toggle);
  return <MobileSidebar />;
}
