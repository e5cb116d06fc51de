import {commonTitles} from '../shared/commonTitles';
import {findConceptsIn} from '../shared/concepts';
import {encodeFeatures, type LearnedFeature} from '../shared/featureCodec';
import {encodeWords, type WordEntry} from '../shared/indexCodec';
import {normalizeText} from '../shared/foldText';
import {
  Field,
  indexFormat,
  type DocumentType,
  type QueryWords,
  type SearchAlias,
  type SearchDocument,
  type SearchIndexFile,
  type SearchPageEntry,
} from '../shared/searchTypes';
import {wordSequence, wordsOf, type Word} from '../shared/tokenize';
import type {DocFacts} from './collectDocs';
import {learnFeatures} from './learnFeatures';
import type {PageSection} from './pageSection';
import {separateRepeated} from './separateRepeated';

/** A page with everything that the index holds about it. */
export interface IndexedPage
  extends Omit<DocFacts, 'kind' | 'file'>, Omit<SearchPageEntry, 'first' | 'aliases' | 'topics'> {
  type: DocumentType;
  aliases: SearchAlias[];
  /** What readers ask, from `vocabulary/questions`. */
  questions: string[];
  /** Whether it introduces an area: a query that is one topic leads there. */
  isHub: boolean;
  /** Meta description, which is searched like the text. */
  description: string;
  sections: PageSection[];
}

/** In names, a word counts once. */
const isCounted = (field: Field): boolean => field === Field.Content || field === Field.Example;

type PostingKey = `${number}/${number}/${number}`;

interface CollectedWord {
  /** Written forms, in the order in which they were found. */
  forms: string[];
  counts: Map<PostingKey, number>;
}

/** A word that repeats in the text of a section makes one posting with a count. */
class WordCollector {
  private readonly entries = new Map<string, CollectedWord>();

  /** @param isLeftOut tells the exact forms of words that need no posting */
  add(text: string, document: number, field: Field, isLeftOut: (exact: string) => boolean = () => false): void {
    for (const word of wordsOf(normalizeText(text))) {
      if (isLeftOut(word.exact)) continue;
      const {forms, counts} = this.entryOf(word);
      const key: PostingKey = `${document}/${field}/${forms.indexOf(word.exact)}`;
      counts.set(key, isCounted(field) ? (counts.get(key) ?? 0) + 1 : 1);
    }
  }

  /** Lists words that need no posting, because the reader's device knows from the rest of the index where they are. */
  list(text: string): void {
    for (const word of wordsOf(normalizeText(text))) this.entryOf(word);
  }

  private entryOf({folded, exact}: Word): CollectedWord {
    const entry = this.entries.get(folded) ?? {forms: [], counts: new Map<PostingKey, number>()};
    this.entries.set(folded, entry);
    if (!entry.forms.includes(exact)) entry.forms.push(exact);
    return entry;
  }

  /** @returns the words in code unit order, each with its postings in order */
  toEntries(): WordEntry[] {
    return [...this.entries]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([folded, {forms, counts}]) => ({
        folded,
        forms,
        postings: [...counts]
          .map(([key, count]) => {
            const [document = 0, field = 0, form = 0] = key.split('/').map(Number);
            return {document, field, form, count};
          })
          .sort((a, b) => a.document - b.document || a.field - b.field || a.form - b.form),
      }));
  }
}

/** Keeps each list of synonyms once. */
class ListCollector {
  readonly all: string[][] = [];
  private readonly positions = new Map<string, number>();

  positionOf(list: string[]): number {
    const key = list.join('\n');
    const position = this.positions.get(key) ?? this.all.push(list) - 1;
    this.positions.set(key, position);
    return position;
  }
}

/** What belongs to an index as a whole. */
export interface IndexFacts {
  /** Label of the docs version, empty outside docs. */
  version: string;
  language: string;
  mainTasks: Record<string, string[]>;
  queryWords: QueryWords;
  /** Whether the labels of the categories above a page are searched; they are shown in any case. */
  searchesParents: boolean;
  /** What readers ask and no page answers. */
  unanswered: readonly string[];
}

const noFacts: IndexFacts = {
  version: '',
  language: 'en',
  mainTasks: {},
  queryWords: {stopWords: '', abbreviations: {}, areas: {}, concepts: []},
  searchesParents: true,
  unanswered: [],
};

/** Builds the index file of one tag. The same pages in the same order give the same bytes. */
export function buildIndex(pages: readonly IndexedPage[], facts: Partial<IndexFacts> = {}): SearchIndexFile {
  const {searchesParents, unanswered, ...ofIndex} = {...noFacts, ...facts};
  const documents: SearchDocument[] = [];
  const words = new WordCollector();
  const lists = new ListCollector();
  const entries = separateRepeated(pages).map((page) => {
    const first = documents.length;
    for (const section of page.sections) {
      const id = documents.length;
      const isFirst = id === first;
      documents.push(toDocument(id, page, isFirst ? {...section, title: page.title, hash: ''} : section));
      if (!isFirst) words.add(section.title, id, Field.SectionTitle);
      words.add(section.content, id, Field.Content);
      const inText = new Set(wordsOf(normalizeText(section.content)).map(({exact}) => exact));
      words.add(section.examples ?? '', id, Field.Example, (exact) => inText.has(exact));
    }
    words.add(page.description, first, Field.Content);
    words.add(page.title, first, Field.Title);
    words.add(page.tags.join(' '), first, Field.Tags);
    if (searchesParents) words.add(page.parents.join(' '), first, Field.Parents);
    const called = [page.otherTitle, ...page.phrases, ...page.aliases.flatMap(({phrases}) => phrases)];
    words.list(called.join(' '));
    words.add(`${page.path} ${page.path.replaceAll('/', ' ')}`, first, Field.Slug);
    const {otherTitle, phrases, path, prior, areaPrior} = page;
    const aliases = page.aliases.map(({phrases: names, share}) => ({phrases: lists.positionOf(names), share}));
    const names = {otherTitle, phrases, topics: topicsOf(page), aliases};
    return {first, ...names, path, prior, areaPrior};
  });
  return {
    documents,
    index: {
      format: indexFormat,
      ...ofIndex,
      aliases: lists.all,
      pages: entries,
      words: encodeWords(words.toEntries()),
      features: encodeFeatures(learnFrom(pages, unanswered, ofIndex.queryWords.concepts)),
    },
  };
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

/** Words that a topic has at most. */
const maxTopicWords = 3;

function topicsOf({isHub, questions, phrases, otherTitle}: IndexedPage): string[] {
  return isHub
    ? [...questions, ...phrases, otherTitle].filter((text) => wordSequence(text).length <= maxTopicWords)
    : [];
}

/** Learns from readers' questions, and from what pages and their sections are called; from nothing if nobody asks. */
function learnFrom(
  pages: readonly IndexedPage[],
  unanswered: readonly string[],
  concepts: readonly (readonly string[])[],
): Map<string, LearnedFeature> {
  const isCommon = commonTitles(pages.flatMap(({title, sections}) => [{title}, ...sections.slice(1)]));
  const asked = pages.flatMap(({title, questions, phrases, otherTitle, sections}, page) => {
    const headings = [title, ...sections.slice(1).map((section) => section.title)].filter((text) => !isCommon(text));
    return [...questions, ...phrases, otherTitle, ...headings].map((text) => ({page, text}));
  });
  const hasQuestions = pages.some(({questions}) => questions.length > 0);
  const all = hasQuestions ? [...asked, ...unanswered.map((text) => ({page: pages.length, text}))] : [];
  return learnFeatures(
    all.map(({page, text}) => ({page, words: wordSequence(normalizeText(text))})),
    pages.length + 1,
    findConceptsIn(concepts),
  );
}
