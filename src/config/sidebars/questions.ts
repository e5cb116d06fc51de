import type {SidebarItemConfig} from '@docusaurus/plugin-content-docs/src/sidebars/types';

export const questionsSidebar: SidebarItemConfig[] = ['questions'];
