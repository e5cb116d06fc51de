import type {ComponentProps, MouseEvent, ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import {isPlainClick} from '../../../../kit/browser/isPlainClick';
import {endSearch} from '../../reportSearches';
import {isResult, type SearchRow as RowData} from '../../searchState';
import ResultText from './ResultText';
import RowIcon from './RowIcon';
import styles from './styles.module.css';

interface Props {
  row: RowData;
  /** Label of the version that needs no badge. */
  latestVersion: string;
  onChoose: () => void;
  headingLevel?: number;
  isGrouped?: boolean;
  /** Whether the command of the row has just been carried out. */
  isDone?: boolean;
  linkProps?: Pick<ComponentProps<'a'>, 'id' | 'role' | 'tabIndex' | 'aria-hidden'>;
}

function OtherText({row, isDone}: Pick<Props, 'row' | 'isDone'>): ReactNode {
  if (isResult(row)) return null;
  if (row.kind === 'clear-recent') {
    return (
      <Translate id="site.search.clearRecent" description="Forgets the searches">
        Clear recent searches
      </Translate>
    );
  }
  if (isDone) {
    return (
      <Translate id="site.search.command.copied" description="After copying">
        Link copied
      </Translate>
    );
  }
  return <span className={styles.title}>{row.value}</span>;
}

/**
 * The link of a row, in the box and on the search page. It is real, so that every way to open a link works. It is none of
 * Docusaurus, which would fetch the script of every page that a key brings into view.
 */
export default function SearchRow({row, onChoose, linkProps, isDone = false, ...texts}: Props): ReactNode {
  const onOpen = (): void => {
    if (isResult(row)) endSearch(row.href);
  };
  const onClick = (event: MouseEvent): void => {
    onOpen();
    if (!isPlainClick(event)) return;
    event.preventDefault();
    onChoose();
  };
  return (
    // eslint-disable-next-line @docusaurus/no-html-links
    <a
      {...linkProps}
      className={styles.link}
      href={row.href}
      onClick={onClick}
      onAuxClick={onOpen}
      onPointerEnter={() => row.kind !== 'command' && void window.docusaurus.preload(row.href)}
    >
      <RowIcon row={row} isDone={isDone} className={styles.icon} />
      <span className={styles.text}>
        {isResult(row) ? <ResultText row={row} {...texts} /> : <OtherText row={row} isDone={isDone} />}
      </span>
    </a>
  );
}
