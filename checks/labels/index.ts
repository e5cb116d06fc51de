import {labelsFile, labelState, laterVersionOf, nearestLabel} from '../../src/content/labels';
import {isGuide} from '../../src/content/front-matter/frontMatter';
import type {ParsedPage} from '../pages/pages';
import type {Check, Problem} from '../types';
import {findLabels, type Label} from './findLabels';

export const check: Check = {
  name: 'labels',
  description:
    'Labels in bold were read on a screen in the language of the page, those in italics and drawings are listed, and ' +
    'its version has them.',
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

function findProblem({file, locale, version}: ParsedPage, {text, line, shownAs}: Label, root: string): Problem[] {
  const later = laterVersionOf(text, locale, version, root);
  if (later) {
    const repair = `Leave it out, or correct "since" in ${labelsFile}.`;
    return [{file, line, rule: `the label "${text}" exists since version ${later} only`, repair}];
  }
  const state = labelState(text, locale, root);
  if (state === 'unknown') {
    const nearest = nearestLabel(text, locale, root);
    const hint = nearest === undefined ? '' : `Did you mean "${nearest}"? `;
    const otherwise =
      shownAs === 'drawn'
        ? 'leave it out of the drawing'
        : `write it without ${shownAs === 'bold' ? 'bold' : 'italics'}`;
    return [
      {
        file,
        line,
        rule: `"${text}" is ${shownAs}, and no label of ${labelsFile}`,
        repair: `${hint}If it is the name of a control, \`npm run check -- --fix\` adds it as assumed; otherwise ${otherwise}.`,
      },
    ];
  }
  if (shownAs === 'bold' && state === 'assumed') {
    const rule = `the label "${text}" was not read on a screen in this language, yet is bold`;
    return [{file, line, rule, repair: `Write it in italics: *${text}*, or run \`npm run check -- --fix\`.`}];
  }
  if (shownAs === 'italic' && state === 'seen') {
    const rule = `the label "${text}" was read on a screen in this language, yet is in italics`;
    return [{file, line, rule, repair: `Write it in bold: **${text}**, or run \`npm run check -- --fix\`.`}];
  }
  return [];
}

/** How many different labels the guides show, by language and state. */
function countLabels(labels: readonly PlacedLabel[], root: string): string[] {
  return [...new Set(labels.map(({page}) => page.locale))].map((locale) => {
    const texts = [...new Set(labels.filter(({page}) => page.locale === locale).map(({label}) => label.text))];
    const seen = texts.filter((text) => labelState(text, locale, root) === 'seen').length;
    return `${locale}: ${texts.length} labels, ${seen} read, ${texts.length - seen} not read`;
  });
}
