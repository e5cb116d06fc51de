import type {SidebarItemConfig} from '@docusaurus/plugin-content-docs/src/sidebars/types';

export const releaseNotesSidebar: SidebarItemConfig[] = ['release-notes/website', 'release-notes/mobile'];
