import type {LocaleCode} from '../../../config/locales';

/** Words on the buttons of a code block. */
export interface CodeWords {
  copy: string;
  copied: string;
  wrap: string;
}

export const codeWords: Readonly<Record<LocaleCode, CodeWords>> = {
  en: {copy: 'Copy', copied: 'Copied', wrap: 'Wrap lines'},
  vi: {copy: 'Sao chép', copied: 'Đã sao chép', wrap: 'Ngắt dòng'},
};
