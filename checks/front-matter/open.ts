import {sourceLocale} from '../../src/kit/locales';
import {sourceFileOf} from '../../src/kit/pageLocation';
import type {ParsedPage} from '../pages/pages';
import type {Problem} from '../types';

/** @returns the questions to the operator that a page has, or none if its front matter is wrong there */
export function openQuestionsOf({frontMatter}: ParsedPage): string[] {
  const {open} = frontMatter;
  return Array.isArray(open) ? open.filter((question) => typeof question === 'string') : [];
}

/** @returns the translations that have not as many questions as their source, which are in the same order */
export function findUntranslatedQuestions(chosen: readonly ParsedPage[], allPages: readonly ParsedPage[]): Problem[] {
  const byFile = new Map(allPages.map((page) => [page.file, page]));
  return chosen
    .filter(({locale}) => locale !== sourceLocale)
    .flatMap((page) => {
      const source = byFile.get(sourceFileOf(page));
      if (!source) return [];
      const asked = openQuestionsOf(source);
      const translated = openQuestionsOf(page);
      if (asked.length === translated.length) return [];
      const missing = asked.slice(translated.length).map((question) => `"  - ${question}"`);
      return [
        {
          file: page.file,
          line: page.keyLines.get('open') ?? 1,
          rule: `has ${translated.length} of the ${asked.length} questions under "open" of ${source.file}`,
          repair:
            missing.length > 0
              ? `Translate and add ${translated.length === 0 ? '"open:" and below it' : 'below "open:"'} ${missing.join(', ')}.`
              : 'Delete those that the source no longer has.',
        },
      ];
    });
}
