/** All numbers of the search: what it allows, how long it waits, and the weights of its ranking. */

/** Rows of the dialog; also the results of each index before they are merged. */
export const maxResults = 8;
/** Pages that the search page shows at first, and with each press of “Show more”. */
export const resultsPerStep = 20;
/** Section links under one page. */
export const maxSectionLinks = 2;
/** Characters. */
export const maxQueryLength = 512;
/** Milliseconds of loading after which the status is `stalled`. */
export const stalledAfterMs = 300;
/** Milliseconds after which a request for an index has failed. */
export const loadTimeoutMs = 20_000;
/** Milliseconds after which a search that nothing answers has failed: longer than its index may take, and the work on it. */
export const answerTimeoutMs = 30_000;
/** Characters of a file that may be an index, so many times those of a real one: a phone could not hold a larger one. */
export const maxIndexLength = 32_000_000;
/** Milliseconds that the engine prepares an index before it looks whether a search has come. */
export const pauseAfterMs = 10;
/** Further words of a hostile query are ignored. */
export const maxQueryWords = 24;
/** Words of the word list that one query word may match. */
export const maxCandidates = 96;
/** Unknown words of one query that are compared with the whole word list. */
export const maxUnknownWords = 6;
/** Characters of an identifier that is indexed as one word. */
export const maxIdentifierLength = 64;
/** Characters of text shown under a result. */
export const maxExcerptLength = 160;
/** A word that more of the pages have is not marked beside others. */
export const maxMarkedShare = 0.9;
export const maxRecentSearches = 3;
export const maxRecentPages = 3;
/** Rows of a query of which no page has enough words. */
export const maxClosest = 3;
/** Milliseconds without typing after which a query that led nowhere is reported. */
export const reportAfterMs = 1_500;
/** Characters of the longest query that is reported: longer ones were pasted, and may be anything. */
export const maxReportedLength = 80;
/** Milliseconds without typing after which other versions and languages are searched for a query without results. */
export const askElsewhereAfterMs = 600;

/** Weights of a match by its field; names and addresses count like tags. */
export const boosts = {
  title: 5,
  content: 1,
  example: 0.4,
  tags: 3,
  parents: 2,
  sectionTitle: 3.5,
  /** More than a title: who types a letter alone means the code, not the article. */
  code: 6,
} as const;

/** Weights of a match by how the word was found. */
export const qualities = {
  /** A longer word, which the reader may still be typing; less, the less of it is typed. */
  prefix: 0.85,
  /** Beginning of a longer number: so little that every page with the number itself ranks higher. */
  prefixOfNumber: 0.02,
  /** Another form of it: another English ending, without its marks, as Telex or VNI, two words that are one. */
  otherForm: 0.9,
  oneTypo: 0.7,
  twoTypos: 0.4,
} as const;

/** Letters a word needs for one typo and for two to be tolerated. */
export const minTypoLengths = {one: 3, two: 8} as const;

/** Weights of the ranking: without any of them, the search finds the right page less often. */
export const ranking = {
  /** How similar the query is to the most similar name of the page. */
  name: 7,
  /** How likely the query asks for the page, as the classifier says … */
  intent: 5.5,
  /** … raised to this power, for the classifier is too sure. */
  intentPower: 0.35,
  /** A page of another area than the query names, such as the app or the API. */
  otherArea: 0.6,
  /** Share of the query, by weight, that phrases of pages must know before a likelihood says something. */
  minKnown: 1 / 2,
  /** A stop word (how, the, làm sao) in a query with content words. */
  stopWord: 0.3,
  /** Likelihood from which a page answers a query, whichever of its words it has. */
  likely: 0.02,
  /** Likelihood from which the best page is surely meant: others are rows only with all words in one section, or if likely. */
  meant: 0.5,
  /** Where the best page has all words in one section: least share of them in a section of another, or likelihood of it. */
  piece: 0.05,
  /** Likelihood from which no page answers a query, so that its rows are only the closest. */
  unanswered: 0.15,
  /** Share of the best page's score that a page needs. */
  minShareOfBest: 0.3,
  /** Share of the query's words, by weight, that a page needs; that a section needs to be the one that is opened. */
  minShare: 1 / 3,
  /** Score, for each unit of the query's weight, that the best page needs to be an answer. */
  minStrength: 5.5,
} as const;

/** How the build learns from what pages are called, and how the classifier uses it. */
export const learning = {
  /** What a pair of words counts beside a single one that is as rare … */
  pair: 0.4,
  /** … and words for the same thing (`vocabulary/concepts.yaml`). */
  idea: 1.1,
  /** Phrases that must have a pair before it is learned. */
  minPair: 3,
  /** Words of the longest phrases that are learned from another language: more would make the index too large. */
  maxForeignWords: 5,
  /** How finely rarities are counted. */
  rarity: 3,
  /** Factor on the sums of weights: more of it makes the classifier surer. */
  scale: 18,
  /** Largest weight of a page. */
  maxWeight: 26,
  /** How far each phrase moves the weights, at first; less towards the end. */
  rate: 0.13,
  /** How often it goes through all phrases. */
  rounds: 5,
  /** The same once weights are rounded to whole numbers. */
  roundedRate: 0.07,
  roundedRounds: 3,
} as const;
