import type {MenuPlace} from './watchPage';
import type {Layout} from './writeContent';

/** A tool that builds a site from the same pages. */
export interface Peer {
  name: string;
  layout: Layout;
  /** The phone's menu that holds the pages of an area. */
  menu: MenuPlace;
  /** Exact versions; undefined where the project itself has all that is needed. */
  packages?: readonly string[];
  build: string;
  /** Folder that the build writes. */
  output: string;
}

const docusaurusMenu: MenuPlace = {
  button: '.navbar__toggle',
  panel: '.navbar-sidebar',
  close: '.navbar-sidebar__close',
};

/** This site's menu; before the application it is the sidebar in the page. */
export const ownMenu: MenuPlace = {
  ...docusaurusMenu,
  panel: `${docusaurusMenu.panel}, [data-plain-menu] .theme-doc-sidebar-container`,
};

/** The newest versions that run on the Node of this project. */
export const peers: readonly Peer[] = [
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
    packages: ['vitepress@1.6.4'],
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
    packages: ['astro@5.18.2', '@astrojs/starlight@0.37.7'],
    build: 'ASTRO_TELEMETRY_DISABLED=1 node_modules/.bin/astro build',
    output: 'dist',
  },
];
