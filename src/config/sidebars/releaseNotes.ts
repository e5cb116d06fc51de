import type {SidebarItemConfig} from './category';

export const releaseNotesSidebar: SidebarItemConfig[] = ['release-notes/website', 'release-notes/mobile'];
