import type {SidebarItemConfig} from './category';

export const questionsSidebar: SidebarItemConfig[] = ['questions'];
