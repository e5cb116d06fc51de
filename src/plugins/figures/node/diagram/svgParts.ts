import {createElement as h, type ReactNode} from 'react';
import {short, type Box, type Point} from './geometry';
import type {SizedText} from './textSize';

/** Lines of text around a middle point. */
export function textAt(
  {x, y}: Point,
  {lines}: SizedText,
  kind: {size: number; lineHeight: number},
  className?: string,
): ReactNode[] {
  // Letters stand on the baseline: a third of their size below the middle.
  const first = y - ((lines.length - 1) * kind.lineHeight) / 2 + kind.size * 0.35;
  return lines.flatMap((line, index) => [
    // The blank keeps the words apart for whoever reads the text without the drawing.
    index > 0 ? ' ' : null,
    h('text', {className, key: index, x: short(x), y: short(first + index * kind.lineHeight)}, line),
  ]);
}

/** A rectangle with rounded corners. */
export function rectangle(box: Box, radius: number, className?: string): ReactNode {
  return h('rect', {
    className,
    x: short(box.left),
    y: short(box.top),
    width: short(box.right - box.left),
    height: short(box.bottom - box.top),
    rx: radius || undefined,
  });
}

/** The drawing itself: an image with a name, as wide as it needs and never wider than the page. */
export function svgImage(name: string, size: Box, ...parts: ReactNode[]): ReactNode {
  const margin = 2;
  const width = Math.ceil(size.right - size.left + 2 * margin);
  const height = Math.ceil(size.bottom - size.top + 2 * margin);
  return h(
    'svg',
    {
      'aria-label': name,
      role: 'img',
      style: {'--figure-width': width},
      viewBox: `${Math.floor(size.left - margin)} ${Math.floor(size.top - margin)} ${width} ${height}`,
    },
    ...parts,
  );
}
