import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import type {Area} from '../../../engine/rowArea';
import {areaName} from '../../areaName';
import styles from './styles.module.css';

interface Props {
  /** Areas of the results. */
  areas: readonly Area[];
  /** Undefined for all of them. */
  chosen: Area | undefined;
  onChoose: (area: Area | undefined) => void;
}

/** Limits the results of the search page to one area. */
export default function AreaChoice({areas, chosen, onChoose}: Props): ReactNode {
  const all = translate({id: 'site.search.allAreas', message: 'All', description: 'Results of all areas'});
  const label = translate({
    id: 'site.search.areas',
    message: 'Part of the documentation',
    description: 'Name of the choice',
  });
  return (
    <div className={styles.areas} role="group" aria-label={label}>
      {[undefined, ...areas].map((area) => (
        <button
          key={area ?? ''}
          type="button"
          className={`clean-btn ${styles.area}`}
          aria-pressed={area === chosen}
          onClick={() => onChoose(area)}
        >
          {area === undefined ? all : areaName(area)}
        </button>
      ))}
    </div>
  );
}
