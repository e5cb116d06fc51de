import {normalizeText} from '../shared/foldText';
import {findIdeasIn} from '../shared/ideas';
import {learning} from '../shared/limits';
import {
  Field,
  fieldsPerDocument,
  indexFormat,
  type DocumentType,
  type EncodedFeatures,
  type EncodedIndex,
  type EncodedWords,
  type SearchDocument,
  type SearchIndexFile,
  type SearchPageEntry,
} from '../shared/searchTypes';
import {toSteps} from '../shared/steps';
import {wordSequence, wordsOf} from '../shared/tokenize';
import {learnPages} from './learnPages';
import type {PageSection} from './readSections';

/** A page with everything that the index holds about it. */
export interface IndexedPage extends Omit<SearchPageEntry, 'first'> {
  route: string;
  title: string;
  tags: string[];
  parents: string[];
  type: DocumentType;
  /** Phrases of the same page in other languages: some readers type their own language on the pages of another. */
  otherPhrases: string[];
  /** Meta description, which is searched like the text. */
  description: string;
  sections: PageSection[];
}

/** By folded word and written form, where it is found, see `EncodedWords`. */
type CollectedWords = Map<string, Map<string, Set<number>>>;

const none: ReadonlySet<string> = new Set();

/** Adds the words of a text, but for some. */
function addWords(to: CollectedWords, text: string, document: number, field: Field, but = none): void {
  for (const {folded, exact} of wordsOf(normalizeText(text))) {
    if (but.has(folded)) continue;
    const forms = to.get(folded) ?? new Map<string, Set<number>>();
    const keys = forms.get(exact) ?? new Set();
    to.set(folded, forms.set(exact, keys.add(document * fieldsPerDocument + field)));
  }
}

function encodeWords(words: CollectedWords): EncodedWords {
  const encoded = [...words].map(([folded, forms]) => {
    const byForm = [...forms].map(([form, keys]) => [form, toSteps([...keys].sort((a, b) => a - b))] as const);
    const [first, ...others] = byForm;
    return [folded, first?.[0] === folded && others.length === 0 ? first[1] : Object.fromEntries(byForm)] as const;
  });
  return Object.fromEntries(encoded.sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** What belongs to an index as a whole. */
export interface IndexFacts extends Omit<EncodedIndex, 'format' | 'pages' | 'words' | 'features'> {
  /** Whether the labels of the categories above a page are searched; they are shown in any case. */
  searchesParents: boolean;
  /** What readers type and no page answers. */
  unanswered: readonly string[];
}

const noFacts: IndexFacts = {
  version: '',
  language: 'en',
  queryWords: {stopWords: '', abbreviations: {}, areas: {}, ideas: []},
  searchesParents: true,
  unanswered: [],
};

/** Builds the index file of one tag. The same pages in the same order give the same bytes. */
export function buildIndex(indexed: readonly IndexedPage[], facts: Partial<IndexFacts> = {}): SearchIndexFile {
  const {searchesParents, unanswered, ...ofIndex} = {...noFacts, ...facts};
  const documents: SearchDocument[] = [];
  const words: CollectedWords = new Map();
  const add = (text: string, document: number, field: Field): void => addWords(words, text, document, field);
  const pages = indexed.map((page): SearchPageEntry => {
    const first = documents.length;
    page.sections.forEach((section, position) => {
      const id = documents.length;
      const isFirst = position === 0;
      documents.push(toDocument(id, page, isFirst ? toFirst(section, page) : section));
      if (!isFirst) add(section.title, id, Field.SectionTitle);
      const codes = section.codes ?? '';
      add(codes, id, Field.Code);
      addWords(words, section.content, id, Field.Content, new Set(wordsOf(codes).map(({folded}) => folded)));
      add(section.examples ?? '', id, Field.Example);
    });
    add(page.description, first, Field.Content);
    add(page.title, first, Field.Title);
    if (searchesParents) add(page.parents.join(' '), first, Field.Parents);
    const {path, otherTitle, phrases, request, prior} = page;
    const names = [...page.tags, otherTitle, ...phrases, path, path.replaceAll('/', ' '), request];
    add(names.join(' '), first, Field.Tags);
    return {first, path, otherTitle, phrases, request, prior};
  });
  const standElsewhere = new Set(words.keys());
  const sections = indexed.flatMap((page) => page.sections);
  sections.forEach(({beside = ''}, id) => addWords(words, beside, id, Field.Example, standElsewhere));
  const features = learnFrom(indexed, unanswered, ofIndex.queryWords.ideas);
  return {
    documents,
    index: {
      format: indexFormat,
      ...ofIndex,
      pages,
      words: encodeWords(words),
      features,
    },
  };
}

/** The first section says what the page is about, in its own words or in those of its description. */
function toFirst(section: PageSection, {title, description}: IndexedPage): PageSection {
  return {title, hash: '', content: section.content || description};
}

function toDocument(id: number, page: IndexedPage, {title, hash, content}: PageSection): SearchDocument {
  return {
    id,
    title,
    content,
    tags: page.tags,
    sidebarParentCategories: page.parents,
    type: page.type,
    sectionTitle: title,
    pageTitle: page.title,
    sectionRoute: page.route + hash,
  };
}

/** Sections with the same heading, such as “Before you begin”, from which it names none of them. */
const minCommon = 4;

/** Learns from what pages and their sections are called; from nothing if no page has phrases. */
function learnFrom(
  pages: readonly IndexedPage[],
  unanswered: readonly string[],
  ideas: readonly (readonly string[])[],
): EncodedFeatures {
  if (!pages.some(({phrases}) => phrases.length > 0)) return {};
  const counts = new Map<string, number>();
  for (const {title} of pages.flatMap(({sections}) => sections)) counts.set(title, (counts.get(title) ?? 0) + 1);
  const named = pages.flatMap(({title, phrases, otherTitle, otherPhrases, sections}, page) => {
    const headings = sections
      .slice(1)
      .flatMap((section) => (counts.get(section.title)! < minCommon ? section.title : []));
    const short = otherPhrases.filter((text) => wordSequence(text).length <= learning.maxForeignWords);
    return [...new Set([...phrases, ...short, otherTitle, title, ...headings])].map((text) => ({page, text}));
  });
  const all = [...named, ...unanswered.map((text) => ({page: pages.length, text}))];
  return learnPages(
    all.map(({page, text}) => ({page, words: wordSequence(normalizeText(text))})),
    pages.length + 1,
    findIdeasIn(ideas),
  );
}
