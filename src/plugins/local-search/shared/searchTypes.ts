/** What an index file holds. The build writes these shapes and the browser reads them. */

export type DocumentType = 'docs' | 'blog' | 'others';

/** One section of a page: a heading with the text below it. */
export interface SearchDocument {
  id: number;
  /** Heading of the section; the page's title for its first section. */
  title: string;
  content: string;
  tags: string[];
  /** Labels of the sidebar categories above the page, outermost first. */
  sidebarParentCategories: string[];
  type: DocumentType;
  sectionTitle: string;
  pageTitle: string;
  /** Address with base path and, except for the first section, `#anchor`. */
  sectionRoute: string;
}

/** Other names of a concept in a page's title. */
export interface SearchAlias {
  phrases: string[];
  /** How much of the title the concept is, in percent: all of `Recycle bin`, a third of `Cancel a document`. */
  share: number;
}

/** What belongs to a page as a whole; kept once, with its first section. */
export interface SearchPageEntry {
  /** Id of the page's first section; its other sections follow it. */
  first: number;
  /** Title of the same page in the other language. */
  otherTitle: string;
  /** What readers call the page, from the glossary. */
  aliases: SearchAlias[];
  /** Route below the version's base, for queries that are addresses. */
  path: string;
  /** Factor for pages that readers want more often, or less. */
  prior: number;
}

/** Words that are about no page in particular. They lie in the index, which is loaded later than any script. */
export interface EverydayWords {
  /** Words that only ask or join, with spaces between them. */
  quiet: string;
  /** What is written in a hurry, folded, and what it stands for. */
  shorthand: Record<string, string>;
}

export interface EncodedIndex {
  format: number;
  /** Label of the docs version, such as 2.3.0; empty outside docs. */
  version: string;
  everyday: EverydayWords;
  pages: SearchPageEntry[];
  /** One line per word: folded word, its written forms, its postings. */
  words: string;
}

export interface SearchIndexFile {
  documents: SearchDocument[];
  index: EncodedIndex;
}

/** A file of another format is not read but refused. */
export const indexFormat = 2;

/** Where a word stands. The numbers are part of the file format. */
export enum Field {
  Title = 0,
  SectionTitle = 1,
  Content = 2,
  Tags = 3,
  Parents = 4,
  Alias = 5,
  Slug = 6,
  OtherTitle = 7,
}

/** One word in one field of one section. */
export interface Posting {
  document: number;
  field: Field;
  /** Which of the word's written forms stands there. */
  form: number;
  count: number;
}
