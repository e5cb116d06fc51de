import type {ReactNode} from 'react';
import Heading from '@theme/Heading';
import styles from './styles.module.css';

interface Props {
  id: string;
  heading: ReactNode;
  /** A sentence or a link beside the heading. */
  lead?: ReactNode;
  children: ReactNode;
}

/** A part of the home page: its heading stands above its content. */
export default function Section({id, heading, lead, children}: Props): ReactNode {
  return (
    <section className={styles.section} aria-labelledby={id}>
      <header className={styles.head}>
        <Heading as="h2" id={id} className={styles.heading}>
          {heading}
        </Heading>
        {lead && <p className={styles.lead}>{lead}</p>}
      </header>
      {children}
    </section>
  );
}
