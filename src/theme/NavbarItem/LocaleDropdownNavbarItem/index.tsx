import type {ReactNode} from 'react';
import clsx from 'clsx';
import LocaleDropdownNavbarItem from '@theme-original/NavbarItem/LocaleDropdownNavbarItem';
import type {Props} from '@theme/NavbarItem/LocaleDropdownNavbarItem';
import useOtherLanguages from '@site/src/site/components/useOtherLanguages';
import styles from './styles.module.css';

/** Adds a link to each other language in the bar of a phone, where the menu is two taps away. */
export default function LocaleDropdownNavbarItemWrapper(props: Props): ReactNode {
  const others = useOtherLanguages();
  return (
    <>
      <LocaleDropdownNavbarItem {...props} className={clsx(props.className, styles.menu)} />
      {!props.mobile &&
        others.map(({code, label, htmlLang, href}) => (
          // Another language is another application, which the router does not know.
          // eslint-disable-next-line @docusaurus/no-html-links
          <a key={code} className={clsx('navbar__link', styles.link)} href={href} lang={htmlLang} aria-label={label}>
            {code}
          </a>
        ))}
    </>
  );
}
