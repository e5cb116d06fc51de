/**
 * Attribute of the root element with what the reader chose for code: the language of samples, and behind it the words
 * `robust` and `wrap`, with blanks between them. One value holds all, so that the early script applies all without
 * knowing any.
 */
export const codeSettingsAttribute = 'data-sample-language';

/** Storage key of that value; the site's storage namespace is appended to it. */
export const codeSettingsKey = 'api.sample-language';
