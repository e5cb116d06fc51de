import type {PageSuggestions, Suggestion} from './suggestPhrases';

const noPage =
  'No page answers: put it under `unanswered` in vocabulary/concepts.yaml, or write the page that readers look for';

/** @returns a line for each page and, below it, one for each phrase, with its count and why */
export function listSuggestions(suggestions: readonly PageSuggestions[]): string[] {
  const phrases = suggestions.flatMap((each) => each.phrases);
  const width = Math.max(0, ...phrases.map(({count}) => String(count).length));
  const toLine = ({count, query, locale, reasons}: Suggestion, file: string | undefined): string => {
    const [[only] = [], ...more] = reasons;
    const why = more.length === 0 ? only : [...reasons].map(([reason, of]) => `${of} ${reason}`).join('; ');
    return `  ${String(count).padStart(width)}  ${query}  (${file === undefined ? `${locale}: ` : ''}${why})`;
  };
  return [
    ...suggestions.flatMap((each) => [
      each.file ?? noPage,
      ...each.phrases.map((phrase) => toLine(phrase, each.file)),
      '',
    ]),
    `${phrases.length} phrases to consider`,
  ];
}
