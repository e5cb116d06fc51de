import type {ReactNode} from 'react';
import clsx from 'clsx';
import Heading from '@theme/Heading';
import styles from './styles.module.css';

interface Props {
  id: string;
  heading: ReactNode;
  /** A sentence or a link below the heading. */
  lead?: ReactNode;
  isTinted?: boolean;
  children: ReactNode;
}

/** A part of the home page: its heading stands where other pages have the sidebar, its content on their grid. */
export default function Section({id, heading, lead, isTinted, children}: Props): ReactNode {
  return (
    <section className={clsx(styles.section, isTinted && styles.tinted)} aria-labelledby={id}>
      <div>
        <Heading as="h2" id={id} className={styles.heading}>
          {heading}
        </Heading>
        {lead}
      </div>
      {children}
    </section>
  );
}
