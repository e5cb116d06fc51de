import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';
import {apiSidebar, apiV2Sidebar} from './src/config/sidebars/api';
import {appSidebar} from './src/config/sidebars/app';
import {questionsSidebar} from './src/config/sidebars/questions';
import {tutorialSidebar} from './src/config/sidebars/tutorial';

/** The sidebars of the current version; those of frozen versions are in versioned_sidebars/. */
const sidebars: SidebarsConfig = {
  tutorialSidebar,
  appSidebar,
  apiSidebar,
  apiV2Sidebar,
  questionsSidebar,
  releaseNotesSidebar: ['release-notes/website', 'release-notes/mobile'],
};

export default sidebars;
