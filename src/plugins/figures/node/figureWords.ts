import {message} from '../../../content/messages';
import {pageLocale, type MarkdownFile} from '../../../content/pageLocation';

/** Words a figure says by itself; everything else in it comes from the page. */
export interface FigureWords {
  start: string;
  end: string;
  /** One arrow of a diagram in words. */
  step: (from: string, to: string, label?: string) => string;
}

/** @returns the words in the language of the page. */
export function figureWordsOf(file: MarkdownFile): FigureWords {
  const locale = pageLocale(file);
  return {
    start: message(locale, 'diagram.start'),
    end: message(locale, 'diagram.end'),
    step: (from, to, label) =>
      label ? message(locale, 'diagram.labelledStep', {from, to, label}) : message(locale, 'diagram.step', {from, to}),
  };
}
