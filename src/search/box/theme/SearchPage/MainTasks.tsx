import type {ReactNode} from 'react';
import {useHistory} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import Heading from '@theme/Heading';
import {tasksName} from '../../texts';
import {useMainTasks} from '../../useMainTasks';
import type {SearchScope} from '../../useSearchScope';
import SearchRow from '../SearchRow';
import styles from './styles.module.css';

/** What is often done, as in the empty box. */
export default function MainTasks({scope}: {scope: SearchScope}): ReactNode {
  const history = useHistory();
  const tasks = useMainTasks(scope);
  // The server does not know whether the address holds a query, whose results come in their place.
  if (!useIsBrowser() || tasks.length === 0) return null;
  return (
    <>
      <Heading as="h2" className={styles.tasks}>
        {tasksName()}
      </Heading>
      <ul className={styles.list}>
        {tasks.map(({title, href}) => (
          <li key={href} className={styles.row}>
            <SearchRow
              row={{kind: 'task', href, value: title}}
              latestVersion={scope.latest.label}
              onChoose={() => history.push(href)}
            />
          </li>
        ))}
      </ul>
    </>
  );
}
