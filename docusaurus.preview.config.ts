import type {Config} from '@docusaurus/types';
import config from './docusaurus.config';

/** For the preview of a change: broken links are printed, and the pages are built all the same. */
const preview: Config = {
  ...config,
  onBrokenLinks: 'warn',
  onBrokenAnchors: 'warn',
  markdown: {...config.markdown, hooks: {onBrokenMarkdownLinks: 'warn', onBrokenMarkdownImages: 'warn'}},
};

export default preview;
