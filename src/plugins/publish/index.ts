import type {AllContent, LoadContext, Plugin} from '@docusaurus/types';
import {readPages} from './readPages';
import {runSteps} from './runSteps';
import {stepsOf} from './stepsOf';

/** Finishes each language when its pages are drawn. */
export default function publish(context: LoadContext): Plugin {
  let content: AllContent = {};
  return {
    name: 'publish',
    async allContentLoaded({allContent}) {
      content = allContent;
    },
    // Docusaurus starts the postBuild of all plugins at once. So this one is the only one of ours that writes files.
    async postBuild(props) {
      await runSteps(stepsOf({context, content, props}), readPages(props.outDir, props.baseUrl));
    },
  };
}
