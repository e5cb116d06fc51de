import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import * as z from 'zod';
import type {LocaleCode} from '../kit/locales';
import {readMovedPages} from './redirects/movedPages';
import {optionsValidator} from '../kit/validateOptions';
import {assertLinks} from './steps/assertLinks';
import {assertNoOtherWriters} from './steps/assertNoOtherWriters';
import {readPages} from './steps/readPages';
import {assertFolder} from './steps/rootFolder';
import {runSteps} from './steps/runSteps';
import type {BuiltLanguage, Step} from '../kit/step';

const optionsSchema = z.strictObject({
  steps: z
    .custom<(built: BuiltLanguage) => readonly Step[]>((value) => typeof value === 'function', 'is not a function')
    .meta({
      value: 'a function that returns the steps',
      description: 'Lists everything that is done to a built language, in order.',
    }),
  links: z.array(z.strictObject({setting: z.string(), to: z.string()})).meta({value: 'a list of links of settings'}),
});

export type PublishingOptions = z.infer<typeof optionsSchema>;

export const validateOptions = optionsValidator(optionsSchema, 'publishing: docusaurus.config.ts');

/**
 * Runs the steps after the build of a language.
 *
 * @throws Error if the folder of the build does not fit its base path, or a setting leads to no page
 */
export default function publishing(context: LoadContext, {steps, links}: PublishingOptions): Plugin<void> {
  const {siteDir} = context;
  if (process.env.NODE_ENV === 'production') assertFolder(context);
  let docs: BuiltLanguage['docs'] = {};
  return {
    name: 'publishing',
    async allContentLoaded({allContent}) {
      assertLinks(links, allContent, context.baseUrl);
      docs = (allContent['docusaurus-plugin-content-docs'] ?? {}) as Record<string, LoadedContent>;
    },
    async contentLoaded({actions}) {
      // For the not-found page, on hosts without redirects; a module of its own, because few readers need it.
      const moved = Object.fromEntries(readMovedPages(siteDir).map(({from, to}) => [from.toLowerCase(), to]));
      await actions.createData('moved-pages.json', moved);
    },
    async postBuild(props) {
      assertNoOtherWriters(props.plugins);
      const built = {...props, locale: props.i18n.currentLocale as LocaleCode, docs};
      await runSteps(steps(built), readPages(props.outDir, props.baseUrl));
    },
  };
}
