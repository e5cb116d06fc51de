import {useEffect, type ReactNode} from 'react';
import {useHistory} from '@docusaurus/router';
import {useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';
import {closeOnBack} from '@site/src/kit/browser/closeOnBack';
import MobileSidebar from '@theme-original/Navbar/MobileSidebar';
import {useSidebarDialog} from './useSidebarDialog';

/** Makes the menu of a phone a dialog for the keyboard, and for Back. */
export default function MobileSidebarWrapper(): ReactNode {
  const {shown, toggle} = useNavbarMobileSidebar();
  const history = useHistory();
  useSidebarDialog(shown, toggle);
  useEffect(() => (shown ? closeOnBack(toggle, history) : undefined), [shown, toggle, history]);
  return <MobileSidebar />;
}
