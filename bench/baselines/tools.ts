/** The phone's menu that holds the pages of an area; CSS selectors. */
export interface MenuSelectors {
  button: string;
  /** What the button opens. */
  panel: string;
  /** What closes it again. */
  close: string;
}

const docusaurusMenu: MenuSelectors = {
  button: '.navbar__toggle',
  panel: '.navbar-sidebar',
  close: '.navbar-sidebar__close',
};

/** This site's menu; before the application runs it is the sidebar in the page. */
export const ownMenu: MenuSelectors = {
  ...docusaurusMenu,
  panel: `${docusaurusMenu.panel}, [data-plain-menu] .theme-doc-sidebar-container`,
};

export type Layout = 'docusaurus' | 'vitepress' | 'starlight';

/** A tool that builds a site from the same pages; its configuration is in `sites/<layout>`. */
export interface Tool {
  name: string;
  layout: Layout;
  menu: MenuSelectors;
  build: string;
  /** Folder that the build writes. */
  output: string;
}

/** Versions are those of bench/tools/package.json: the newest that run on the Node of this project. */
export const tools: readonly Tool[] = [
  {
    name: 'Docusaurus as it comes, with easyops',
    layout: 'docusaurus',
    menu: docusaurusMenu,
    build: 'node_modules/.bin/docusaurus build',
    output: 'build',
  },
  {
    name: 'VitePress 1.6.4',
    layout: 'vitepress',
    menu: {button: '.VPLocalNav button.menu', panel: '.VPSidebar', close: '.VPBackdrop'},
    build: 'node_modules/.bin/vitepress build',
    output: '.vitepress/dist',
  },
  {
    name: 'Starlight 0.37.7 with Pagefind',
    layout: 'starlight',
    menu: {
      button: 'starlight-menu-button button',
      panel: '.sidebar-pane',
      close: 'starlight-menu-button button',
    },
    build: 'ASTRO_TELEMETRY_DISABLED=1 node_modules/.bin/astro build',
    output: 'dist',
  },
];
