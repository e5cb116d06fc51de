import type {ParsedPage} from '../../checks/pages/pages';
import type {LocaleCode} from '../../src/kit/locales';
import {currentVersion} from '../../src/kit/versions';

/**
 * @returns what the operator of the platform is to be asked, in one language, by area (`tutorial/receiver`, `app`): a
 *   Markdown list that can be sent as it is
 */
export function listOpen(pages: readonly ParsedPage[], locale: LocaleCode): string[] {
  const asking = pages
    .filter((page) => page.locale === locale && page.version === currentVersion.name)
    .map((page) => ({page, questions: openQuestionsOf(page)}))
    .filter(({questions}) => questions.length > 0);
  const areas = [...new Set(asking.map(({page}) => areaOf(page.route)))].sort((a, b) => a.localeCompare(b));
  const count = asking.reduce((sum, {questions}) => sum + questions.length, 0);
  return [
    ...areas.flatMap((area) => [
      `## ${area}`,
      '',
      ...asking
        .filter(({page}) => areaOf(page.route) === area)
        .flatMap(({page: {frontMatter, file}, questions}) => [
          `- ${String(frontMatter.title)} (${file})`,
          ...questions.map((question) => `  - ${question}`),
        ]),
      '',
    ]),
    `${count} questions on ${asking.length} pages`,
  ];
}

/** @returns the questions to the operator that a page has */
function openQuestionsOf({frontMatter: {open}}: ParsedPage): string[] {
  return Array.isArray(open) ? open.filter((question) => typeof question === 'string') : [];
}

/** @returns the folder of a page, at most two deep; that of pages at the root is `general` */
function areaOf(route: string): string {
  return route.split('/').slice(0, -1).slice(0, 2).join('/') || 'general';
}
