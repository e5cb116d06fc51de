/** The numbers of the search specification. They have names here and stand nowhere else. */

/** Rows the box shows at most; also the cap per tag before tags are merged. */
export const maxResults = 8;
/** Section links shown under one page. */
export const maxSectionLinks = 2;
/** Characters the input takes. */
export const maxQueryLength = 512;
/** Loading that lasts longer than this is called stalled. */
export const stalledAfterMs = 300;
/** A request for an index that has not ended by then counts as failed. */
export const loadTimeoutMs = 20_000;
/** Words of a query that are looked at; the rest of a hostile query is ignored. */
export const maxQueryWords = 24;
/** Words of the vocabulary one query word may stand for. */
export const maxCandidates = 96;
/** Unknown words of one query that are compared with the whole vocabulary. */
export const maxUnknownWords = 6;
/** Longest joined identifier that is indexed as one word. */
export const maxIdentifierLength = 64;
/** Characters of text shown under a result. */
export const excerptLength = 160;
/** Searches kept in the reader's browser. */
export const maxRecentSearches = 5;
/** Stillness after which a query without results is reported. */
export const zeroResultDelayMs = 1_500;

/** How much a match counts, by the field it is found in. An identifier counts more in a text than a word. */
export const boosts = {
  title: 5,
  content: 1,
  tags: 3,
  parents: 2,
  sectionTitle: 3.5,
  alias: 2.5,
  slug: 3,
  identifier: 4,
} as const;

/** How much a match counts, by the way the word was found. */
export const qualities = {
  /** Beginning of a word, while it is still being typed. */
  prefixOfLast: 0.85,
  /** Beginning of a word further left. */
  prefix: 0.55,
  /** Share of a prefix match that does not depend on the length typed. */
  prefixFloor: 0.6,
  /** Another English ending: document, documents. */
  inflection: 0.9,
  oneTypo: 0.7,
  twoTypos: 0.4,
  /** The reader wrote marks, the page has none. */
  unmarked: 0.75,
  /** The reader wrote other marks than the page. */
  otherMarks: 0.3,
  /** Letters that are also a word, read as Telex or VNI because a neighbour is certainly typed so. */
  maybeTyped: 0.9,
  /** Two words that the page writes as one. */
  joined: 0.9,
} as const;

/** Letters from which a typo is forgiven, and from which a second one is. */
export const typoLengths = {one: 3, two: 8} as const;

/** Weights of the ranking. Each part was measured to earn its place; see guides in BENCHMARKS.md. */
export const ranking = {
  titleSimilarity: 5,
  headingSimilarity: 1,
  /** Added to the rarity of every word: what stands on most pages may still be the word that matters. */
  leastRarity: 0.75,
  /** Factor of an area whose name is asked for, such as `api`, in place of its prior. */
  namedArea: 1.1,
  /** A name that agrees only when words that ask or join are left out on both sides. */
  loud: 0.8,
  equalTitle: 1.5,
  otherLanguageTitle: 0.9,
  slug: 1,
  /** An address typed as it is, with its hyphens. */
  equalSlug: 1.2,
  /** Words of a name in another order, or with others between them. */
  scattered: 0.7,
  /** A name from the glossary, when the concept is the whole title … */
  aliasWhole: 0.9,
  /** … and when it is next to nothing of it. */
  aliasFloor: 0.7,
  /** Words that only ask: how, the, làm sao. They count less as soon as there is another word. */
  quietWord: 0.4,
  /** How well a page must agree with a word, compared with the best, to count when the word's rarity is worked out. */
  agreement: 0.5,
  phrase: 2.5,
  /** Pages whose text is read again for words side by side. */
  phraseCandidates: 40,
  /** How fast repeated words in a text stop counting: count / (count + this). */
  saturation: 5,
  /** A word that the best section lacks, but another section of the page has. */
  elsewhere: 0.7,
  /** Share of the words a page needs when some page has all of them … */
  minShareWithFull: 1 / 3,
  /** … and when none has. */
  minShare: 1 / 2,
} as const;
