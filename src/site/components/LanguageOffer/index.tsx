import type {ReactNode} from 'react';
import CloseButton from '@theme/AnnouncementBar/CloseButton';
import useOtherLanguages from '@site/src/site/components/useOtherLanguages';
import styles from './styles.module.css';

/** In the reader's language, so it is not translated with the page. Other languages are offered by their names. */
const offers: Readonly<Record<string, {read: string; close: string}>> = {
  en: {read: 'Read this page in English', close: 'Close'},
  vi: {read: 'Đọc trang này bằng tiếng Việt', close: 'Đóng'},
};

/** It was remembered when it was shown, so it does not come back; the announcement takes its place. */
function dismiss(): void {
  delete document.documentElement.dataset.offerLanguage;
}

/**
 * Offers the page in the language that the browser prefers, in place of the announcement, on the first page of a
 * reader's first visit. The inline script of src/site/loading decides whether it shows.
 */
export default function LanguageOffer(): ReactNode {
  return useOtherLanguages().map(({code, label, htmlLang, href}) => (
    <div
      key={code}
      className={styles.offer}
      role="region"
      aria-label={label}
      lang={htmlLang}
      data-language-offer={code}
      data-search-ignore=""
    >
      {/* Another language is another application, which the router does not know. */}
      {/* eslint-disable-next-line @docusaurus/no-html-links */}
      <a href={href} lang={htmlLang} hrefLang={htmlLang}>
        {offers[code]?.read ?? label}
      </a>
      <CloseButton aria-label={(offers[code] ?? offers.en)?.close} onClick={dismiss} />
    </div>
  ));
}
