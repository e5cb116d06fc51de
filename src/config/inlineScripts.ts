import {restoreEarly as restoreTicks} from '../content/checklists/shared/restoreEarly';
import {readChoice, restoreEarly as restoreTab} from '../content/tabs/shared/restoreEarly';
import type {BuiltLanguage} from '../kit/step';
import type {ExpectedScript} from '../publishing/policy/expectedScripts';
import {speculationRules} from '../site/loading/pageTemplate';
import {site} from './site';

/**
 * Every inline script that pages may hold, each with the reason why it is no file; the policy permits these alone, and a
 * build with another stops (`src/publishing/policy/policyStep.ts`).
 */
export function inlineScripts({plugins}: BuiltLanguage): ExpectedScript[] {
  return [
    {
      name: 'stored settings',
      reason:
        'Applies colour mode and other choices before the first paint, and records what others change in the page.',
      text: textOfPlugin(plugins, 'loading'),
    },
    {
      name: 'speculation rules',
      reason: 'Browsers read them from the page only; no code of them runs.',
      text: JSON.stringify(speculationRules(`${site.basePath}/`)),
      type: 'speculationrules',
    },
    {
      name: 'ticks',
      reason: 'Ticks the boxes of a checklist as they were left, before the page is painted.',
      text: `(${restoreTicks.toString()})()`,
    },
    {
      name: 'tab',
      reason: 'Shows the tab that was chosen earlier, before the page is painted.',
      text: `(${restoreTab.toString()})(${readChoice.toString()})`,
    },
    ...(site.analyticsId === ''
      ? []
      : [
          {
            name: 'analytics',
            reason: 'Google reads the settings of its script from the page. Only with DOCS_ANALYTICS_ID.',
            text: textOfPlugin(plugins, 'docusaurus-plugin-google-gtag'),
          },
        ]),
  ];
}

/** @returns the script that a plugin puts into the head of every page */
function textOfPlugin(plugins: BuiltLanguage['plugins'], name: string): string {
  const plugin = plugins.find((each) => each.name === name);
  const tags = [plugin?.injectHtmlTags?.({content: plugin.content})?.headTags ?? []].flat();
  const texts = tags.flatMap((tag) => (typeof tag === 'object' && tag.tagName === 'script' && tag.innerHTML) || []);
  const [text] = texts;
  if (text === undefined || texts.length > 1)
    throw new Error(`The plugin "${name}" has ${texts.length} inline scripts.`);
  return text;
}
