import type {AllContent, LoadContext, Plugin} from '@docusaurus/types';
import {readPages} from './readPages';
import {refuseOtherWriters} from './refuseOtherWriters';
import {runSteps} from './runSteps';
import {stepsOf} from './stepsOf';

/** Finishes a language when its pages are drawn. */
export default function publish(context: LoadContext): Plugin {
  let content: AllContent = {};
  return {
    name: 'publish',
    async allContentLoaded({allContent}) {
      content = allContent;
    },
    async postBuild(props) {
      refuseOtherWriters(props.plugins);
      await runSteps(stepsOf({context, content, props}), readPages(props.outDir, props.baseUrl));
    },
  };
}
