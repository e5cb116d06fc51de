import type {ReactNode} from 'react';

interface Props {
  /** Markup made at build time from our own sources. */
  html: string;
  as?: 'div' | 'section' | 'span';
  className?: string;
}

/** Shows markup that was finished at build time; React takes it as one piece and never walks into it. */
export default function StaticHtml({html, as: Element = 'div', className}: Props): ReactNode {
  return <Element className={className} dangerouslySetInnerHTML={{__html: html}} />;
}
