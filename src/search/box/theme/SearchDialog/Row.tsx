import type {ComponentProps, ReactNode} from 'react';
import type {SearchRow as RowData} from '../../searchState';
import SearchRow from '../SearchRow';
import styles from './styles.module.css';

interface Props {
  row: RowData;
  isActive: boolean;
  /** Label of the version that needs no badge. */
  latestVersion: string;
  /** Whether it stands above the list, although the keyboard reaches it last. */
  isOnTop: boolean;
  /** Whether the command of the row has just been carried out. */
  isDone: boolean;
  itemProps: ComponentProps<'li'>;
  onChoose: () => void;
}

/** A row as an option of the list. */
export default function Row({row, isActive, isOnTop, itemProps, ...others}: Props): ReactNode {
  const linkId = `${itemProps.id}-link`;
  return (
    <li
      {...itemProps}
      aria-labelledby={linkId}
      // A screen reader on a touch screen clicks the option, not the link.
      onClick={(event) => event.target === event.currentTarget && others.onChoose()}
      className={styles.row}
      data-kind={row.kind}
      data-active={isActive || undefined}
      data-top={isOnTop || undefined}
    >
      <SearchRow
        {...others}
        row={row}
        isGrouped
        // For screen readers an option is one control, and the link in it only its name; checkers need the role for that.
        linkProps={{id: linkId, role: 'paragraph', tabIndex: -1, 'aria-hidden': true}}
      />
    </li>
  );
}
