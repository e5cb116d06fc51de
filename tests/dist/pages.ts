import {localeOf, toSourceAddress} from '../support/localeOf';
import type {BuiltPage} from './readPage';
import type {BuiltCheck} from './types';

/** Search engines never show it. */
const notFound = '/404';

/** What phones find in a text and make links of, unless a page forbids it; in ours it is invented. */
const detectable = ['telephone', 'date', 'address', 'email'];

function findProblems(page: BuiltPage): string[] {
  const language = localeOf(page.address).htmlLang;
  const repeated = page.ids.filter((id, index) => page.ids.indexOf(id) !== index);
  return [
    ...(page.lang === language ? [] : [`lang is "${page.lang}", not "${language}".`]),
    // On docs pages the theme sets this class of the root element.
    ...(page.rootClasses.includes('docs-doc-page') && !page.classes.has('theme-doc-sidebar-container')
      ? ['it has no sidebar.']
      : []),
    ...(page.headings1 === 1 ? [] : [`it has ${page.headings1} h1 headings, not one.`]),
    ...(page.title.trim() === '' ? ['it has no title.'] : []),
    ...(page.description.trim() !== '' || toSourceAddress(page.address) === notFound ? [] : ['it has no description.']),
    ...detectable
      .filter((kind) => !page.formatDetection.split(/,\s*/).includes(`${kind}=no`))
      .map((kind) => `a phone may make a link of any ${kind}: the meta element "format-detection" lacks ${kind}=no.`),
    ...[...new Set(repeated)].map((id) => `the id "${id}" is there more than once.`),
  ];
}

/** Every page says what it is, once: language, title, description, one heading of the first level, unique ids; one of the docs has a sidebar; none has links that a phone invents. */
export const pages: BuiltCheck = {
  name: 'pages',
  unit: 'pages',
  run: (site) => ({
    count: site.pages.length,
    findings: site.pages.flatMap((page) => findProblems(page).map((problem) => ({where: page.address, problem}))),
  }),
};
