import type {ComponentProps, MouseEvent, ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import {ArrowUpRight, FileText, Hash, History} from 'lucide-react';
import {isPlainClick} from '../../../../kit/browser/isPlainClick';
import type {TextRange} from '../../../engine/marks';
import {areaName} from '../../areaName';
import {endSearch} from '../../reportSearches';
import {isResult, type SearchRow as RowData} from '../../searchState';
import styles from './styles.module.css';

interface Props {
  row: RowData;
  /** Label of the version that needs no badge. */
  latestVersion: string;
  onChoose: () => void;
  /** Level of the title as a heading, if it is one. */
  headingLevel?: number;
  linkProps?: Pick<ComponentProps<'a'>, 'id' | 'role' | 'tabIndex' | 'aria-hidden'>;
}

const icons = {
  page: FileText,
  section: Hash,
  recent: History,
  'recent-page': FileText,
  'clear-recent': History,
  'other-version': ArrowUpRight,
};

/** A text with its marked parts, in order. */
function MarkedText({text, marks}: {text: string; marks: readonly TextRange[]}): ReactNode {
  const pieces = marks.flatMap(({start, end}, position) => [
    text.slice(marks[position - 1]?.end ?? 0, start),
    <mark key={start}>{text.slice(start, end)}</mark>,
  ]);
  return [...pieces, text.slice(marks.at(-1)?.end ?? 0)];
}

function RowText({row, latestVersion, headingLevel}: Pick<Props, 'row' | 'latestVersion' | 'headingLevel'>): ReactNode {
  if (row.kind === 'recent' || row.kind === 'recent-page') return <span className={styles.title}>{row.value}</span>;
  if (row.kind === 'clear-recent') {
    return (
      <Translate id="site.search.clearRecent" description="Forgets the searches">
        Clear recent searches
      </Translate>
    );
  }
  if (row.kind === 'other-version') {
    return (
      <Translate id="site.search.lookIn" description="Newest version" values={{version: latestVersion}}>
        {'Look in {version}'}
      </Translate>
    );
  }
  if (!isResult(row)) return null;
  const isOld = row.version !== '' && row.version !== latestVersion;
  return (
    <>
      <span className={styles.title} {...(headingLevel && {role: 'heading', 'aria-level': headingLevel})}>
        <MarkedText text={row.title} marks={row.marks.title} />
      </span>
      {isOld && <span className={styles.badge}>{row.version}</span>}
      {row.kind === 'page' && (
        <span className={styles.trail}>
          {row.area && <b>{areaName(row.area)}</b>}
          {row.area && row.trail !== '' && ' › '}
          <MarkedText text={row.trail} marks={row.marks.trail} />
        </span>
      )}
      {row.request !== '' && row.kind === 'page' && (
        <code className={styles.request}>
          <MarkedText text={row.request} marks={row.marks.request} />
        </code>
      )}
      {row.related !== '' && (
        <span className={styles.related}>
          <Translate
            id="site.search.related"
            description="Why a page is a result although it has no word of the query"
            values={{phrase: row.related}}
          >
            {'Related to “{phrase}”'}
          </Translate>
        </span>
      )}
      {row.excerpt !== '' && (
        <span className={styles.excerpt}>
          <MarkedText text={row.excerpt} marks={row.marks.excerpt} />
        </span>
      )}
    </>
  );
}

/**
 * The link of a row, in the box and on the search page. It is real, so that every way to open a link works. It is none of
 * Docusaurus, which would fetch the script of every page that a key brings into view.
 */
export default function SearchRow({row, latestVersion, onChoose, headingLevel, linkProps}: Props): ReactNode {
  const Icon = icons[row.kind];
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
      onPointerEnter={() => void window.docusaurus.preload(row.href)}
    >
      <Icon aria-hidden size={18} className={styles.icon} />
      <span className={styles.text}>
        <RowText row={row} latestVersion={latestVersion} headingLevel={headingLevel} />
      </span>
    </a>
  );
}
