import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import type {SearchScope} from '../../client/useSearchScope';
import styles from './styles.module.css';

interface Props {
  scope: SearchScope;
  onChoose: (name: string) => void;
  /** Chosen with a pointer: the reader goes on typing. On the keyboard, another arrow key may follow. */
  onPointed: () => void;
}

/** The version to search. Radio buttons, because the options of a select would mix with the results, which are options. */
export default function VersionChoice({scope, onChoose, onPointed}: Props): ReactNode {
  const label = translate({
    id: 'site.search.version',
    message: 'Version to search in',
    description: 'Name of the version choice in search',
  });
  return (
    <div className={styles.versions} role="radiogroup" aria-label={label}>
      {scope.versions.map((version) => (
        <label key={version.name} className={styles.version}>
          <input
            className={styles.hidden}
            type="radio"
            name="search-version"
            value={version.name}
            checked={version.name === scope.selected.name}
            onChange={() => onChoose(version.name)}
            onClick={({detail}) => detail > 0 && onPointed()}
          />
          <span>{version.label}</span>
        </label>
      ))}
    </div>
  );
}
