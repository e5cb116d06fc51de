import type {ReactNode} from 'react';
import DocRootLayoutSidebar from '@theme-original/DocRoot/Layout/Sidebar';
import type {Props} from '@theme/DocRoot/Layout/Sidebar';

/** A list of one page leads nowhere: the page goes without a sidebar. */
export default function DocRootLayoutSidebarWrapper(props: Props): ReactNode {
  return props.sidebar.length > 1 && <DocRootLayoutSidebar {...props} />;
}
