import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** A document that is being signed; its lower part lies behind the cards. Decoration only. */
export default function HeroPicture(): ReactNode {
  return (
    <svg
      className={styles.picture}
      viewBox="0 0 360 212"
      aria-hidden="true"
      focusable="false"
      fill="none"
      strokeWidth="2"
      strokeLinejoin="round"
    >
      <rect x="62" y="22" width="236" height="240" rx="14" className={styles.sheet} transform="rotate(-5 180 142)" />
      <rect x="74" y="12" width="236" height="250" rx="14" className={styles.sheet} />
      <rect x="102" y="40" width="104" height="12" rx="6" className={styles.bold} />
      <g className={styles.faint}>
        <rect x="102" y="68" width="180" height="7" rx="3.5" />
        <rect x="102" y="86" width="158" height="7" rx="3.5" />
      </g>
      <rect x="102" y="112" width="136" height="76" rx="8" className={styles.field} strokeDasharray="5 5" />
      <path
        d="M116 166c9-30 20-38 24-33 6 8-16 36-8 39 9 3 18-30 27-26 7 3-4 22 4 23 6 1 12-9 17-13 7-5 5 12 13 9 5-2 9-6 17-8"
        className={styles.pen}
        pathLength="1"
        strokeWidth="4"
        strokeLinecap="round"
      />
      <g className={styles.seal} strokeLinecap="round" transform="rotate(-10 290 150)">
        <g>
          <circle cx="290" cy="150" r="37" strokeWidth="4" />
          <circle cx="290" cy="150" r="28.5" />
          <path d="M277.5 151l9 9 17-19" strokeWidth="6" />
        </g>
      </g>
    </svg>
  );
}
