import {commonTitles} from '../shared/commonTitles';
import {encodeFeatures, type LearnedFeature} from '../shared/featureCodec';
import {normalizeText} from '../shared/foldText';
import {findIdeasIn} from '../shared/ideas';
import {encodeWords, type WordEntry} from '../shared/indexCodec';
import {learning} from '../shared/limits';
import {
  Field,
  indexFormat,
  type DocumentType,
  type EncodedIndex,
  type SearchDocument,
  type SearchIndexFile,
  type SearchPageEntry,
} from '../shared/searchTypes';
import {wordSequence, wordsOf} from '../shared/tokenize';
import {learnPages} from './learnPages';
import type {PageSection} from './pageSection';
import {separateRepeated} from './separateRepeated';

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

type PostingKey = `${number}/${number}/${number}`;

interface CollectedWord {
  /** Written forms, in the order in which they were found. */
  forms: string[];
  postings: Set<PostingKey>;
}

/** A word that repeats in a field of a section has one posting for each of its forms. */
class WordCollector {
  private readonly entries = new Map<string, CollectedWord>();

  /** @param isLeftOut tells the exact forms of words that need no posting */
  add(text: string, document: number, field: Field, isLeftOut: (exact: string) => boolean = () => false): void {
    for (const {folded, exact} of wordsOf(normalizeText(text))) {
      if (isLeftOut(exact)) continue;
      const entry = this.entries.get(folded) ?? {forms: [], postings: new Set<PostingKey>()};
      this.entries.set(folded, entry);
      if (!entry.forms.includes(exact)) entry.forms.push(exact);
      entry.postings.add(`${document}/${field}/${entry.forms.indexOf(exact)}`);
    }
  }

  /** @returns the words in code unit order, each with its postings in order */
  toEntries(): WordEntry[] {
    return [...this.entries]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([folded, {forms, postings}]) => ({
        folded,
        forms,
        postings: [...postings]
          .map((key) => {
            const [document = 0, field = 0, form = 0] = key.split('/').map(Number);
            return {document, field, form};
          })
          .sort((a, b) => a.document - b.document || a.field - b.field || a.form - b.form),
      }));
  }
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
  mainTasks: {},
  queryWords: {stopWords: '', abbreviations: {}, areas: {}, ideas: []},
  searchesParents: true,
  unanswered: [],
};

/** Builds the index file of one tag. The same pages in the same order give the same bytes. */
export function buildIndex(given: readonly IndexedPage[], facts: Partial<IndexFacts> = {}): SearchIndexFile {
  const {searchesParents, unanswered, ...ofIndex} = {...noFacts, ...facts};
  const documents: SearchDocument[] = [];
  const words = new WordCollector();
  const pages = separateRepeated(given).map((page): SearchPageEntry => {
    const first = documents.length;
    page.sections.forEach((section, position) => {
      const id = documents.length;
      const isFirst = position === 0;
      documents.push(toDocument(id, page, isFirst ? toFirst(section, page) : section));
      if (!isFirst) words.add(section.title, id, Field.SectionTitle);
      words.add(section.content, id, Field.Content);
      const inText = new Set(wordsOf(normalizeText(section.content)).map(({exact}) => exact));
      words.add(section.examples ?? '', id, Field.Example, (exact) => inText.has(exact));
    });
    words.add(page.description, first, Field.Content);
    words.add(page.title, first, Field.Title);
    words.add(page.tags.join(' '), first, Field.Tags);
    if (searchesParents) words.add(page.parents.join(' '), first, Field.Parents);
    words.add([page.otherTitle, ...page.phrases].join(' '), first, Field.Alias);
    words.add(`${page.path} ${page.path.replaceAll('/', ' ')} ${page.request}`, first, Field.Slug);
    const {path, otherTitle, phrases, request, prior} = page;
    return {first, path, otherTitle, phrases, request, prior};
  });
  const features = learnFrom(given, unanswered, ofIndex.queryWords.ideas);
  return {
    documents,
    index: {
      format: indexFormat,
      ...ofIndex,
      pages,
      words: encodeWords(words.toEntries()),
      features: encodeFeatures(features),
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

/** Learns from what pages and their sections are called; from nothing if no page has phrases. */
function learnFrom(
  pages: readonly IndexedPage[],
  unanswered: readonly string[],
  ideas: readonly (readonly string[])[],
): Map<string, LearnedFeature> {
  if (!pages.some(({phrases}) => phrases.length > 0)) return new Map();
  const isCommon = commonTitles(pages.flatMap(({title, sections}) => [{title}, ...sections.slice(1)]));
  const named = pages.flatMap(({title, phrases, otherTitle, otherPhrases, sections}, page) => {
    const headings = [title, ...sections.slice(1).map((section) => section.title)].filter((text) => !isCommon(text));
    const short = otherPhrases.filter((text) => wordSequence(text).length <= learning.maxForeignWords);
    return [...new Set([...phrases, ...short, otherTitle, ...headings])].map((text) => ({page, text}));
  });
  const all = [...named, ...unanswered.map((text) => ({page: pages.length, text}))];
  return learnPages(
    all.map(({page, text}) => ({page, words: wordSequence(normalizeText(text))})),
    pages.length + 1,
    findIdeasIn(ideas),
  );
}
