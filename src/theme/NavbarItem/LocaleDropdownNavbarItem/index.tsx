import type {ReactNode} from 'react';
import clsx from 'clsx';
import IconLanguage from '@theme/Icon/Language';
import type {Props} from '@theme/NavbarItem/LocaleDropdownNavbarItem';
import useOtherLanguages from '@site/src/components/useOtherLanguages';
import styles from './styles.module.css';

/** OURS: a link to each other language, in the bar on all widths, instead of a menu of all languages. */
export default function LocaleDropdownNavbarItem({mobile}: Props): ReactNode {
  const others = useOtherLanguages();
  // On a phone too it is in the bar, so the menu goes without.
  if (mobile) return null;
  return others.map(({code, label, htmlLang, href}) => (
    // Another language is another application, which the router does not know.
    // eslint-disable-next-line @docusaurus/no-html-links
    <a key={code} className={clsx('navbar__link', styles.link)} href={href} lang={htmlLang} hrefLang={htmlLang}>
      <IconLanguage aria-hidden width={20} height={20} />
      <span className={styles.name}>{label}</span>
      <span className={styles.code} aria-hidden>
        {code}
      </span>
    </a>
  ));
}
