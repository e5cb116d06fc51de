import {labelsFile, labelState, laterVersionOf, nearestLabel} from '../../src/content/labels';
import {isGuide} from '../pages/isGuide';
import type {ParsedPage} from '../pages/pages';
import type {Check, Problem} from '../types';
import {findLabels, type Label} from './findLabels';

export const check: Check = {
  name: 'labels',
  description:
    'Bold labels were read on a screen in the language of the page, drawn ones are listed, and its version has them.',
  guide: 'guides/testing.md#labels',
  data: [labelsFile],
  run: ({root, pages}) => {
    // Release notes begin each entry in bold.
    const guides = pages.filter((page) => isGuide(page) && page.frontMatter.kind !== 'release-note');
    const labels = guides.flatMap((page) => findLabels(page).map((label) => ({page, label})));
    return {
      filesRead: guides.length,
      problems: labels.flatMap(({page, label}) => findProblem(page, label, root)),
      report: countLabels(labels, root),
    };
  },
};

type PlacedLabel = {page: ParsedPage; label: Label};

function findProblem({file, locale, version}: ParsedPage, {text, line, isDrawn}: Label, root: string): Problem[] {
  const later = laterVersionOf(text, locale, version, root);
  if (later) {
    const repair = `Leave it out, or correct "since" in ${labelsFile}.`;
    return [{file, line, rule: `the label "${text}" exists since version ${later} only`, repair}];
  }
  const state = labelState(text, locale, root);
  const nearest = state === 'unknown' ? nearestLabel(text, locale, root) : undefined;
  const hint = nearest === undefined ? '' : `Did you mean "${nearest}"? `;
  if (isDrawn) {
    if (state !== 'unknown') return [];
    const repair = `${hint}Add it to ${labelsFile}, as not seen unless a source shows it, or leave it out of the sketch.`;
    return [{file, line, rule: `the drawn label "${text}" is not in ${labelsFile}`, repair}];
  }
  if (state === 'seen') return [];
  const rule =
    state === 'assumed'
      ? `the label "${text}" was not read on a screen in this language, yet is bold`
      : `"${text}" is bold and no label of ${labelsFile}`;
  return [{file, line, rule, repair: `${hint}Describe the control in plain words; bold is for labels that were read.`}];
}

/** How many different labels the guides show, by language and state. */
function countLabels(labels: readonly PlacedLabel[], root: string): string[] {
  return [...new Set(labels.map(({page}) => page.locale))].map((locale) => {
    const texts = [...new Set(labels.filter(({page}) => page.locale === locale).map(({label}) => label.text))];
    const seen = texts.filter((text) => labelState(text, locale, root) === 'seen').length;
    return `${locale}: ${texts.length} labels, ${seen} read, ${texts.length - seen} not read`;
  });
}
