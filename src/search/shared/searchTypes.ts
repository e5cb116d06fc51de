/** This site has no blog. */
export type DocumentType = 'docs' | 'blog' | 'others';

/** A section of a page: a heading with the text below it. Its fields are those of the specification. */
export interface SearchDocument {
  /** Position among all sections of the index. */
  id: number;
  /** Heading of the section; the page's title for its first section. */
  title: string;
  content: string;
  tags: string[];
  /** Labels of the sidebar categories above the page, outermost first. */
  sidebarParentCategories: string[];
  type: DocumentType;
  /** The same as `title`. */
  sectionTitle: string;
  pageTitle: string;
  /** Address with base path and, except for the first section, `#anchor`. */
  sectionRoute: string;
}

/** A page by its title. */
export interface PageLink {
  title: string;
  href: string;
}

/** What the empty box offers, see `mainTasks` in the options: by version, then by the folder below its base that one is in. */
export type MainTasks = Readonly<Record<string, Readonly<Record<string, readonly PageLink[]>>>>;

/** What is known of a page besides its sections. */
export interface SearchPageEntry {
  /** Id of the page's first section; its other sections follow it. */
  first: number;
  /** Route below the version's base, for queries that are addresses. */
  path: string;
  /** Title of the same page in the other language. */
  otherTitle: string;
  /** What readers who do not know the title type, from the page's front matter. */
  phrases: string[];
  /** The request of an API operation, such as `GET /api/users`; empty for other pages. */
  request: string;
  /** Factor on its score by its kind and its area, see `kindPriors` and `areaPriors` in the options. */
  prior: number;
}

/** Words the engine reads queries with. They are in the index, because it loads later than any script. */
export interface QueryWords {
  /** Of both languages, separated by spaces. */
  stopWords: string;
  /** Folded, or with marks where that is another one, with what they stand for. */
  abbreviations: Record<string, string>;
  /** What readers call an area of the site, by the first part of its addresses. */
  areas: Record<string, string[]>;
  /** Phrases that mean the same, idea by idea. */
  ideas: string[][];
}

/**
 * By folded word and written form (see `exactForm`), where it is found: `document * fieldsPerDocument + field`, in steps (see
 * `toSteps`). A word whose only form is the folded one has just the steps.
 */
export type EncodedWords = Record<string, number[] | Record<string, number[]>>;

/**
 * What was learned from the pages' phrases, by feature (see `featuresOf`): its rarity, then `page * weightLimit + weight`, in
 * steps, for each page that it speaks for.
 */
export type EncodedFeatures = Record<string, number[]>;

export interface EncodedIndex {
  format: number;
  /** Label of the docs version, such as 2.3.0; empty outside docs. */
  version: string;
  /** Of its pages, such as `vi`. */
  language: string;
  queryWords: QueryWords;
  pages: SearchPageEntry[];
  words: EncodedWords;
  features: EncodedFeatures;
}

export interface SearchIndexFile {
  /** In the order of their ids. */
  documents: SearchDocument[];
  index: EncodedIndex;
}

/** @returns the address of the index of a tag, in the root of a language, which ends with a slash */
export const indexAddress = (baseUrl: string, tag: string): string => `${baseUrl}search-index-${tag}.json`;

/** Version of the format; the browser refuses files with another one. */
export const indexFormat = 12;

/** Where a word is found. The numbers are part of the file format. */
export enum Field {
  Title = 0,
  SectionTitle = 1,
  Content = 2,
  /** Tags, and all else that a page is called: title in the other language, phrases, address, request. */
  Tags = 3,
  Parents = 4,
  /** Words of samples and drawings, which show what could stand there. */
  Example = 5,
  /** Codes of one or two capitals, which are other words in a sentence: the permission `A`; names of fields: `typeId`. */
  Code = 6,
}

/** More than there are fields. */
export const fieldsPerDocument = 8;

/** More than any weight of a feature. */
export const weightLimit = 32;
