import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import type {ResultRow} from '../../../engine/resultRows';
import {lastSentence} from '../../../shared/lastSentence';
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
}

/** Characters before the first mark, on a phone, where an excerpt has one line. */
const maxLead = 16;

/** @returns where an excerpt begins on a phone: with some words before its first mark, or with the sentence */
function leadOf(excerpt: string, mark = 0): number {
  const sentence = lastSentence(excerpt.slice(0, mark));
  if (mark - sentence <= maxLead) return sentence;
  const word = excerpt.slice(0, mark).indexOf(' ', mark - maxLead) + 1;
  return word > 0 ? word : mark;
}

function Excerpt({row: {excerpt, marks}}: Pick<Props, 'row'>): ReactNode {
  const start = leadOf(excerpt, marks.excerpt[0]?.start);
  return (
    <span className={styles.excerpt}>
      {start > 0 && <span className={styles.before}>{excerpt.slice(0, start)}</span>}
      <MarkedText {...from({text: excerpt, marks: marks.excerpt}, start)} />
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
export default function ResultText({row, latestVersion, headingLevel, isGrouped}: Props): ReactNode {
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
      {isPage && <Trail row={row} isGrouped={isGrouped} />}
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
