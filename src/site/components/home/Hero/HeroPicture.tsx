import type {ReactNode} from 'react';
import styles from './styles.module.css';

const steps = [
  {y: 92, isDone: true},
  {y: 196, isDone: true},
  {y: 300, isDone: false},
];

/** A document on its way: three steps beside it, a signature and a seal on it. Decoration only. */
export default function HeroPicture(): ReactNode {
  return (
    <svg
      className={styles.picture}
      viewBox="0 0 440 400"
      aria-hidden="true"
      focusable="false"
      fill="none"
      strokeWidth="2"
      strokeLinejoin="round"
    >
      <rect x="36" y="44" width="236" height="308" rx="14" className={styles.sheet} transform="rotate(-5 154 198)" />
      <rect x="52" y="36" width="236" height="320" rx="14" className={styles.sheet} />
      <rect x="80" y="68" width="116" height="14" rx="7" className={styles.bold} />
      <g className={styles.faint}>
        <rect x="80" y="104" width="180" height="8" rx="4" />
        <rect x="80" y="124" width="164" height="8" rx="4" />
        <rect x="80" y="144" width="176" height="8" rx="4" />
        <rect x="80" y="164" width="120" height="8" rx="4" />
        <rect x="80" y="196" width="180" height="8" rx="4" />
        <rect x="80" y="216" width="148" height="8" rx="4" />
      </g>
      <rect x="80" y="250" width="128" height="72" rx="8" className={styles.field} strokeDasharray="5 5" />
      <path
        d="M94 300c9-30 20-38 24-33 6 8-16 36-8 39 9 3 18-30 27-26 7 3-4 22 4 23 6 1 12-9 17-13 7-5 5 12 13 9 5-2 9-6 17-8"
        className={styles.pen}
        strokeWidth="4"
        strokeLinecap="round"
      />
      <g className={styles.seal} strokeLinecap="round" transform="rotate(-10 250 292)">
        <circle cx="250" cy="292" r="39" strokeWidth="4" />
        <circle cx="250" cy="292" r="30" />
        <path d="M237 293l9 9 18-20" strokeWidth="6" />
      </g>
      <path d="M340 118v156" className={styles.way} strokeWidth="3" strokeDasharray="2 8" strokeLinecap="round" />
      {steps.map(({y, isDone}) => (
        <g key={y}>
          <rect x="312" y={y - 28} width="110" height="56" rx="14" className={styles.sheet} />
          <circle cx="340" cy={y} r="14" className={isDone ? styles.done : styles.field} />
          {isDone ? (
            <path d={`M333 ${y}l5 5 9-10`} className={styles.tick} strokeWidth="3" strokeLinecap="round" />
          ) : (
            <circle cx="340" cy={y} r="4" className={styles.bold} />
          )}
          <rect x="364" y={y - 11} width="42" height="7" rx="3.5" className={styles.soft} />
          <rect x="364" y={y + 4} width="28" height="7" rx="3.5" className={styles.faint} />
        </g>
      ))}
    </svg>
  );
}
