import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import type {ResultRow} from '../../../engine/resultRows';
import {areaName, pageName} from '../../areaName';
import {from, MarkedText} from './MarkedText';
import styles from './styles.module.css';

interface Props {
  row: ResultRow;
  /** Label of the version that needs no badge. */
  latestVersion: string;
  /** Level of the title as a heading, if it is one. */
  headingLevel?: number | undefined;
  /** Whether a head above the row names its area, so that only screen readers need the name. */
  isGrouped?: boolean | undefined;
  /** Whether its place needs no word, as that of a task of the place one is in. */
  isTitleOnly?: boolean | undefined;
}

/** The text from its first mark on is what one line on a phone has room for; before it, only the nearest words. */
function Excerpt({row: {excerpt, marks}}: Pick<Props, 'row'>): ReactNode {
  // With the space before the mark, which would be lost at the end of a line that is cut at its beginning.
  const start = excerpt.slice(0, marks.excerpt[0]?.start ?? 0).trimEnd().length;
  return (
    <span className={styles.excerpt}>
      {start > 0 && (
        <span className={styles.before}>
          <bdi>{excerpt.slice(0, start)}</bdi>
        </span>
      )}
      <span className={styles.found}>
        <MarkedText {...from({text: excerpt, marks: marks.excerpt}, start)} />
      </span>
    </span>
  );
}

/** Where the page is: of an operation the path first, which integrators know it by. */
function Trail({row, isGrouped}: Pick<Props, 'row' | 'isGrouped'>): ReactNode {
  const {area, trail, request, marks} = row;
  const name = areaName(area);
  const path = request.indexOf(' ') + 1;
  // The home page is called so; what its title promises says why it is a row.
  const text = area === 'home' ? {text: row.title, marks: marks.title} : {text: trail, marks: marks.trail};
  return (
    <span className={styles.trail}>
      {request !== '' && (
        <code className={styles.path}>
          <MarkedText {...from({text: request, marks: marks.request}, path)} />
        </code>
      )}
      {name && (
        <b className={isGrouped ? 'sr-only' : undefined}>
          {name}
          {text.text !== '' && ' › '}
        </b>
      )}
      <MarkedText {...text} />
    </span>
  );
}

/** What a row says of a page or a section. */
export default function ResultText({row, latestVersion, headingLevel, isGrouped, isTitleOnly}: Props): ReactNode {
  const isOld = row.version !== '' && row.version !== latestVersion;
  const isPage = row.kind === 'page';
  const title = pageName(row);
  const method = isPage ? row.request.split(' ')[0] : '';
  return (
    <>
      <span className={styles.head}>
        <span className={styles.title} {...(headingLevel && {role: 'heading', 'aria-level': headingLevel})}>
          <MarkedText text={title} marks={row.area === 'home' ? [] : row.marks.title} />
        </span>
        {method && (
          <span className={styles.method} data-method={method}>
            {method}
          </span>
        )}
        {isOld && <span className={styles.badge}>{row.version}</span>}
      </span>
      {isPage && !isTitleOnly && <Trail row={row} isGrouped={isGrouped} />}
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
      {row.excerpt !== '' && <Excerpt row={row} />}
    </>
  );
}
