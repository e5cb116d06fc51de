import type {ReactNode} from 'react';
import {ChevronRight} from 'lucide-react';
import Heading from '@theme/Heading';
import VersionedLink from '@site/src/site/components/VersionedLink';
import {roles} from './roles';
import styles from './styles.module.css';

/** Four ways into the documentation, one per kind of reader: cards, on a phone rows of one line. */
export default function RoleCards(): ReactNode {
  return (
    <ul className={styles.cards}>
      {roles().map(({id, icon: Icon, title, text, to, shortcuts}) => (
        <li key={id} className={styles.card} data-role-card={id}>
          <span className={styles.icon}>
            <Icon aria-hidden size="1.5rem" strokeWidth={1.75} />
          </span>
          <Heading as="h2" className={styles.title}>
            <VersionedLink className={styles.mainLink} to={to}>
              {title}
            </VersionedLink>
          </Heading>
          <ChevronRight aria-hidden className={styles.chevron} size="1.25rem" />
          <p className={styles.text}>{text}</p>
          <ul className={styles.shortcuts}>
            {shortcuts.map((shortcut) => (
              <li key={shortcut.to}>
                <VersionedLink to={shortcut.to}>{shortcut.label}</VersionedLink>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}
