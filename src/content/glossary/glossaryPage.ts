import type {RootContent} from 'mdast';
import {locales} from '../../kit/locales';
import {h, toMarkup, type Child} from '../../kit/html';
import {heading, staticBlock} from '../../kit/mdx';
import type {PageLocation} from '../../kit/pageLocation';
import type {Term, TermGroup} from '../../kit/vocabulary';
import {addressFrom, readTermPage, termAnchor} from './termPage';

/** @returns all terms as the page shows them: a heading for each group, and under it a list with an anchor per term. */
export function glossaryNodes(groups: readonly TermGroup[], page: PageLocation): RootContent[] {
  return groups.flatMap((group) => {
    const entries = group.terms.map((term) => entry(term, page));
    return [heading(2, group.group, group[page.locale]), staticBlock(toMarkup(h('dl.glossary', entries)))];
  });
}

/** The term, its name in the other language, and what it means; the term leads to the page that explains it. */
function entry(term: Term, {locale, route}: PageLocation): Child {
  const {term: name, meaning} = term[locale];
  const others = locales
    .filter(({code}) => code !== locale && term[code].term !== name)
    .map(({code, htmlLang}) => h('span', {lang: htmlLang}, term[code].term));
  const shown = term.page ? h('a', {href: addressFrom(route, readTermPage(term.page))}, name) : name;
  const spaced = others.map((other) => [' ', other]);
  return [h('dt', {id: termAnchor(term)}, shown, spaced), h('dd', meaning)];
}
