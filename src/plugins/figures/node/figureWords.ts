import type {LocaleCode} from '../../../config/locales';
import {pageLocale, type MarkdownFile} from '../../../content/pageLocation';

/** Words a figure says by itself; everything else in it comes from the page. */
export interface FigureWords {
  here: string;
  required: string;
  chosen: string;
  on: string;
  off: string;
  start: string;
  end: string;
  /** One arrow of a diagram, told in words. */
  step: (from: string, to: string, label?: string) => string;
}

const wordsOf: Record<LocaleCode, FigureWords> = {
  en: {
    here: 'use this',
    required: 'required',
    chosen: 'chosen',
    on: 'on',
    off: 'off',
    start: 'Start',
    end: 'End',
    step: (from, to, label) => `From ${from} to ${to}${label ? `: ${label}` : ''}`,
  },
  vi: {
    here: 'dùng ở đây',
    required: 'bắt buộc',
    chosen: 'đang chọn',
    on: 'bật',
    off: 'tắt',
    start: 'Bắt đầu',
    end: 'Kết thúc',
    step: (from, to, label) => `Từ ${from} đến ${to}${label ? `: ${label}` : ''}`,
  },
};

/** The words in the language of the page. */
export function figureWordsOf(file: MarkdownFile): FigureWords {
  return wordsOf[pageLocale(file)];
}
