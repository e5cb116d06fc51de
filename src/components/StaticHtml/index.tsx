import type {ReactNode} from 'react';

export interface StaticHtmlProps {
  /** Markup made at build time from our own sources. */
  html: string;
  /** Element that carries the markup. */
  as?: 'div' | 'figure' | 'span';
  className?: string;
}

/** Shows markup that was finished at build time; React takes it as one piece and never walks into it. */
export default function StaticHtml({html, as: Element = 'div', className}: StaticHtmlProps): ReactNode {
  return <Element className={className} dangerouslySetInnerHTML={{__html: html}} />;
}
