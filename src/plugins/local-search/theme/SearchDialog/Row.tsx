import type {ComponentProps, MouseEvent, ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import {ArrowUpRight, FileText, Hash, History, X} from 'lucide-react';
import {isPlainClick} from '../../../../client/isPlainClick';
import {isResult, type SearchRow} from '../../client/searchState';
import SearchText from '../SearchText';
import styles from './styles.module.css';

interface Props {
  row: SearchRow;
  isActive: boolean;
  /** Label of the version that needs no badge. */
  latestVersion: string;
  itemProps: ComponentProps<'li'>;
  onChoose: () => void;
}

const icons = {page: FileText, section: Hash, recent: History, 'clear-recent': X, 'other-version': ArrowUpRight};

function Text({row, latestVersion}: Pick<Props, 'row' | 'latestVersion'>): ReactNode {
  if (row.kind === 'recent') return <span className={styles.title}>{row.value}</span>;
  if (row.kind === 'clear-recent') {
    return (
      <Translate id="site.search.clearRecent" description="Row that forgets the recent searches">
        Clear recent searches
      </Translate>
    );
  }
  if (row.kind === 'other-version') {
    return (
      <Translate
        id="site.search.lookIn"
        description="Row that searches in the newest version instead"
        values={{version: latestVersion}}
      >
        {'Look in {version}'}
      </Translate>
    );
  }
  if (!isResult(row)) return null;
  const isOld = row.version !== '' && row.version !== latestVersion;
  return (
    <>
      <span className={styles.title}>
        <SearchText text={row.title} marks={row.marks.title} />
      </span>
      {isOld && <span className={styles.badge}>{row.version}</span>}
      {row.kind === 'page' && row.trail !== '' && (
        <span className={styles.trail}>
          <SearchText text={row.trail} marks={row.marks.trail} />
        </span>
      )}
      {row.excerpt !== '' && (
        <span className={styles.excerpt}>
          <SearchText text={row.excerpt} marks={row.marks.excerpt} />
        </span>
      )}
    </>
  );
}

/** An option with a real link in it, so that every way to open a link works. */
export default function Row({row, isActive, latestVersion, itemProps, onChoose}: Props): ReactNode {
  const Icon = icons[row.kind];
  const onClick = (event: MouseEvent): void => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    onChoose();
  };
  return (
    <li
      {...itemProps}
      onClick={undefined}
      className={styles.row}
      data-kind={row.kind}
      data-active={isActive || undefined}
    >
      <Link
        className={styles.link}
        to={row.href}
        autoAddBaseUrl={false}
        data-noBrokenLinkCheck
        tabIndex={-1}
        // Screen readers hear an option as one control whatever is inside; checkers need the role for that.
        role="group"
        aria-labelledby={itemProps.id}
        onClick={onClick}
      >
        <Icon aria-hidden size={18} className={styles.rowIcon} />
        <span className={styles.text}>
          <Text row={row} latestVersion={latestVersion} />
        </span>
      </Link>
    </li>
  );
}
