import {message} from '../../../content/messages';
import {pageLocale, type MarkdownFile} from '../../../content/pageLocation';

/** Words a figure says by itself; everything else in it comes from the page. */
export interface FigureWords {
  here: string;
  required: string;
  chosen: string;
  on: string;
  off: string;
}

/** @returns the words in the language of the page. */
export function figureWordsOf(file: MarkdownFile): FigureWords {
  const locale = pageLocale(file);
  return {
    here: message(locale, 'mockup.here'),
    required: message(locale, 'mockup.required'),
    chosen: message(locale, 'mockup.chosen'),
    on: message(locale, 'mockup.on'),
    off: message(locale, 'mockup.off'),
  };
}
