import {bases, findFrontMatterProblems, hasFrontMatter, isGuide} from '../../src/content/front-matter/frontMatter';
import type {ParsedPage} from '../pages/pages';
import type {Check, Problem} from '../types';
import {findRepeated} from './repeated';
import {findTagProblems} from './tags';

export const check: Check = {
  name: 'front-matter',
  description:
    'Front matter follows the closed schema; guides say how far their subject is known; descriptions are unique; tags ' +
    'come from tags.yml.',
  guide: 'guides/testing.md#front-matter',
  data: ['**/tags.yml'],
  run: ({root, pages, allPages, files}) => {
    const docs = pages.filter(hasFrontMatter);
    return {
      filesRead: docs.length,
      problems: [
        ...docs.flatMap((page) => findSchemaProblems(page)),
        ...findMissingBasis(docs),
        ...findRepeatedDescriptions(allPages),
        ...findTagProblems(root, docs, new Set(files.map(({folder}) => folder))),
      ],
    };
  },
};

function findSchemaProblems(page: ParsedPage): Problem[] {
  return findFrontMatterProblems(page.frontMatter, page).map(({path, rule, repair}) => ({
    file: page.file,
    line: page.keyLines.get(path.join('.')) ?? page.keyLines.get(String(path[0])) ?? 1,
    rule,
    repair,
  }));
}

/** What is known of the API is in its contract. */
function findMissingBasis(pages: readonly ParsedPage[]): Problem[] {
  return pages
    .filter((page) => isGuide(page) && page.frontMatter.basis === undefined)
    .map(({file}) => ({
      file,
      line: 1,
      rule: 'has no key "basis"',
      repair: `Add how far its subject was seen on a screen of this version: ${bases.join(', ')}.`,
    }));
}

function findRepeatedDescriptions(pages: readonly ParsedPage[]): Problem[] {
  const all = pages.flatMap((page) => {
    const {description} = page.frontMatter;
    return typeof description === 'string' ? [{page, text: description, key: 'description'}] : [];
  });
  return findRepeated(all).map(({page, earlier}) => ({
    file: page.file,
    line: page.keyLines.get('description'),
    rule: `has the same description as ${earlier.file}`,
    repair: 'Say what only this page answers.',
  }));
}
