import type {AllContent, LoadContext, Plugin} from '@docusaurus/types';
import {readPages} from './readPages';
import {refuseOtherWriters} from './refuseOtherWriters';
import {runSteps} from './runSteps';
import type {Step} from './shared/step';

/** A language whose pages Docusaurus has written. */
export interface BuiltLanguage {
  context: LoadContext;
  /** What all plugins loaded. */
  content: AllContent;
  /** What Docusaurus knows after the build. */
  props: Parameters<NonNullable<Plugin['postBuild']>>[0];
}

export interface PublishOptions {
  /** @returns everything that is done to a built language, in order. */
  steps: (built: BuiltLanguage) => readonly Step[];
}

/** Finishes a language after its pages are built. */
export default function publish(context: LoadContext, {steps}: PublishOptions): Plugin {
  let content: AllContent = {};
  return {
    name: 'publish',
    async allContentLoaded({allContent}) {
      content = allContent;
    },
    async postBuild(props) {
      refuseOtherWriters(props.plugins);
      await runSteps(steps({context, content, props}), readPages(props.outDir, props.baseUrl));
    },
  };
}
