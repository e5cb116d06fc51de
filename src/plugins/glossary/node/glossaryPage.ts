import {locales} from '../../../config/locales';
import {h, toMarkup} from './markup';
import {addressFrom, readTermPage, type GlossaryPlace} from './place';
import {termAnchor, type Term, type TermGroup} from './terms';
import {heading, staticBlock, type TreeNode} from './tree';

/** @returns all terms as the page shows them: a heading for each group, and under it a list with an anchor per term. */
export function glossaryNodes(groups: readonly TermGroup[], place: GlossaryPlace): TreeNode[] {
  return groups.flatMap((group) => [
    heading(group.group, group[place.locale]),
    staticBlock(toMarkup([h('dl', {className: 'glossary'}, ...group.terms.flatMap((term) => entry(term, place)))])),
  ]);
}

/** The term, its name in the other language, and what it means; the term leads to the page that explains it. */
function entry(term: Term, {locale, route}: GlossaryPlace): ReturnType<typeof h>[] {
  const {term: name, meaning} = term[locale];
  const others = locales
    .filter(({code}) => code !== locale && term[code].term !== name)
    .map(({code, htmlLang}) => h('span', {lang: htmlLang}, term[code].term));
  const shown = term.page ? h('a', {href: addressFrom(route, readTermPage(term.page))}, name) : name;
  const spaced = others.flatMap((other) => [' ', other]);
  return [h('dt', {id: termAnchor(term)}, shown, ...spaced), h('dd', {}, meaning)];
}
