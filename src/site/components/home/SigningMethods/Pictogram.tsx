import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** What one sees when signing in that way. `soft` is a surface, `line` is drawn over it. */
const pictograms = {
  /** A pen that draws a curve on a line. */
  draw: {
    soft: 'M4 22h24v5H4z',
    line: 'M4 27.5h24M5 22c2.5-9 5.5-11.5 6.8-10.3C14 13.7 8.5 21 11 22s4-6.5 6-6-1 5.5.7 5.5M18.5 15.5l1-4.2 6.6-6.6a2.2 2.2 0 0 1 3.2 3.2L22.7 14.5z',
  },
  /** A signed page and a code. */
  esign: {
    soft: 'M14.5 18.5h12a2.5 2.5 0 0 1 2.5 2.5v5a2.5 2.5 0 0 1-2.5 2.5h-12A2.5 2.5 0 0 1 12 26v-5a2.5 2.5 0 0 1 2.5-2.5z',
    line: 'M8.5 26.5H7a2 2 0 0 1-2-2v-19a2 2 0 0 1 2-2h10.5L23.5 9.5V15M17 4v6h6M9 14.5c1.7-3.5 3.4-4 3-1.3s1.3 1.8 4-.7M16.5 23.5h.1M20.5 23.5h.1M24.5 23.5h.1M14.5 18.5h12a2.5 2.5 0 0 1 2.5 2.5v5a2.5 2.5 0 0 1-2.5 2.5h-12A2.5 2.5 0 0 1 12 26v-5a2.5 2.5 0 0 1 2.5-2.5z',
  },
  /** An identity card in the frame of a camera. */
  ekyc: {
    soft: 'M7 10h18v12H7z',
    line: 'M3 9V6.5a2.5 2.5 0 0 1 2.5-2.5H8M24 4h2.5A2.5 2.5 0 0 1 29 6.5V9M29 23v2.5a2.5 2.5 0 0 1-2.5 2.5H24M8 28H5.5A2.5 2.5 0 0 1 3 25.5V23M9 10h14a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2H9a2 2 0 0 1-2-2v-8a2 2 0 0 1 2-2zM14.2 14.7a1.7 1.7 0 1 1-3.4 0a1.7 1.7 0 0 1 3.4 0zM9.8 19.3c.5-1.5 1.5-2 2.7-2s2.2.5 2.7 2M18.5 14.5H22M18.5 17.8H22',
  },
  /** A certificate in the cloud, confirmed on the phone. */
  smartca: {
    soft: 'M19 10.5h7a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2h-7a2 2 0 0 1-2-2v-14a2 2 0 0 1 2-2z',
    line: 'M13 21.5H8.5a5.5 5.5 0 0 1-.7-11A7.5 7.5 0 0 1 21.5 6.8M19 10.5h7a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2h-7a2 2 0 0 1-2-2v-14a2 2 0 0 1 2-2zM19.8 19.3l2 2 3.5-4M22.5 25.3h.1',
  },
  /** A stick with a key in it. */
  usb: {
    soft: 'M6 10h13a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2H6a3 3 0 0 1-3-3v-6a3 3 0 0 1 3-3z',
    line: 'M6 10h13a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2H6a3 3 0 0 1-3-3v-6a3 3 0 0 1 3-3zM21 12h8v8h-8M25 15h.1M25 17.2h.1M10.8 16a2 2 0 1 1-4 0a2 2 0 0 1 4 0zM10.8 16h5.7v2M14 16v1.5',
  },
  /** A page that is agreed to. */
  approve: {
    soft: 'M22.5 16a6.5 6.5 0 1 1 0 13a6.5 6.5 0 0 1 0-13z',
    line: 'M12.5 28H8a2 2 0 0 1-2-2V5.5a2 2 0 0 1 2-2h10.5l6 6V12.5M18 4v6h6M10.5 14h7M10.5 18.5h3.5M22.5 16a6.5 6.5 0 1 1 0 13a6.5 6.5 0 0 1 0-13zM19.7 22.6l2 2 3.6-3.9',
  },
} as const;

export type PictogramName = keyof typeof pictograms;

/** A small drawing of a way to sign. Decoration only. */
export default function Pictogram({name}: {name: PictogramName}): ReactNode {
  const {soft, line} = pictograms[name];
  return (
    <svg className={styles.pictogram} viewBox="0 0 32 32" width="40" height="40" aria-hidden="true" focusable="false">
      <path d={soft} className={styles.soft} />
      <path d={line} />
    </svg>
  );
}
