import {useAlternatePageUtils} from '@docusaurus/theme-common/internal';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

/** A language that the reader can change to. */
interface OtherLanguage {
  /** Such as `vi`. */
  code: string;
  /** Its own name. */
  label: string;
  /** Value of the attributes `lang` and `hreflang`. */
  htmlLang: string;
  /** Of the same page, without query and hash: the starter adds those of the page. */
  href: string;
}

/** @returns every language of the site but the page's own */
export default function useOtherLanguages(): OtherLanguage[] {
  const {i18n} = useDocusaurusContext();
  const {createUrl} = useAlternatePageUtils();
  return i18n.locales
    .filter((code) => code !== i18n.currentLocale)
    .map((code) => {
      const {label, htmlLang} = i18n.localeConfigs[code]!;
      return {code, label, htmlLang, href: createUrl({locale: code, fullyQualified: false})};
    });
}
