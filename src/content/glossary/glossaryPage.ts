import type {Heading, RootContent} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {languages, type LocaleCode} from '../../kit/locales';
import {h, toMarkup, type Child} from '../../kit/html';
import {componentImport, heading, staticBlock, staticSpan, styleImport} from '../../kit/mdx';
import {message} from '../../kit/messages';
import type {PageLocation} from '../../kit/pageLocation';
import {textIn} from '../../kit/perLocale';
import type {Term} from '../../kit/vocabulary';
import {addressFrom, readTermPage, termAnchor} from './termPage';

const styles = '@site/src/content/glossary/page.css';
const filter = {name: 'GlossaryFilter', path: '@site/src/site/components/GlossaryFilter'};

/** So many terms are named in the heading of a letter. */
const mostNamed = 5;

/** @returns all terms by letter as the page shows them: a filter, the letters, and a list with an anchor per term. */
export function glossaryNodes(terms: readonly Term[], page: PageLocation): RootContent[] {
  const letters = byLetter(terms, page.locale);
  const field: MdxJsxFlowElement = {type: 'mdxJsxFlowElement', name: filter.name, attributes: [], children: []};
  return [
    styleImport(styles),
    componentImport(filter.name, filter.path),
    field,
    staticBlock(letterLinks([...letters.keys()], page.locale), 'glossary-letters'),
    ...[...letters].flatMap(([letter, group]) => [
      letterHeading(letter, group, page.locale),
      staticBlock(
        toMarkup(
          h(
            'dl.glossary',
            group.map((term) => entry(term, page)),
          ),
        ),
        undefined,
        'section',
      ),
    ]),
  ];
}

/** @returns the terms in the order of the language, by the first letter without marks; Đ is a letter of its own */
function byLetter(terms: readonly Term[], locale: LocaleCode): Map<string, Term[]> {
  const sorted = [...terms].sort((a, b) => nameIn(a, locale).localeCompare(nameIn(b, locale), locale));
  const letters = new Map<string, Term[]>();
  for (const term of sorted) {
    const letter = (nameIn(term, locale).normalize('NFD')[0] ?? '').toUpperCase();
    letters.set(letter, [...(letters.get(letter) ?? []), term]);
  }
  return letters;
}

const nameIn = (term: Term, locale: LocaleCode): string => textIn(term, locale).term;

const anchorOf = (letter: string): string => `letter-${letter === 'Đ' ? 'dd' : letter.toLowerCase()}`;

/** Not part of the text: search and copies as Markdown leave it out. */
function letterLinks(letters: readonly string[], locale: LocaleCode): string {
  const links = letters.map((letter) => [' ', h('a', {href: `#${anchorOf(letter)}`}, letter)]);
  const label = message(locale, 'glossary.letters');
  return toMarkup(h('nav', {ariaLabel: label, dataSearchIgnore: '', dataNotText: ''}, links));
}

/** The letter, and the first terms, for screen readers and as the title of a search result. */
function letterHeading(letter: string, terms: readonly Term[], locale: LocaleCode): Heading {
  const names = terms.slice(0, mostNamed).map((term) => nameIn(term, locale));
  const words = `: ${names.join(', ')}${terms.length > mostNamed ? ' …' : ''}`;
  const node = heading(2, anchorOf(letter), letter);
  return {...node, children: [...node.children, staticSpan(toMarkup(words), 'glossary-names')]};
}

/** The term, its name in the other language, and what it means; the term leads to the page that explains it. */
function entry(term: Term, {locale, route}: PageLocation): Child {
  const {term: name, meaning} = textIn(term, locale);
  // Whether the site has them or not: readers meet the names elsewhere too.
  const others = languages.flatMap(({code, htmlLang}) => {
    const other = code === locale ? undefined : term[code]?.term;
    return other === undefined || other === name ? [] : [h('span', {lang: htmlLang}, other)];
  });
  const shown = term.page ? h('a', {href: addressFrom(route, readTermPage(term.page))}, name) : name;
  const spaced = others.map((other) => [' ', other]);
  return [h('dt', {id: termAnchor(term)}, shown, spaced), h('dd', meaning)];
}
