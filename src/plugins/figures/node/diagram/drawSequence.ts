import {createElement as h, type ReactNode} from 'react';
import {arrangeSequence, horizontalEdges, type Placed} from './arrangeSequence';
import {arrowHead, middleOf, roundedPath, short, type Point} from './geometry';
import type {Sequence} from './model';
import {rectangle, svgImage, textAt} from './svgParts';
import {nodeText, smallText} from './textSize';

/** Draws a sequence diagram. */
export function drawSequence(sequence: Sequence, name: string): {image: ReactNode; width: number} {
  const {actors, lineBottom, placed} = arrangeSequence(sequence);
  const edges = [...actors.flatMap(({box}) => [box.left, box.right]), ...placed.flatMap(horizontalEdges)];
  const bounds = {left: Math.min(...edges), top: 0, right: Math.max(...edges), bottom: lineBottom};
  const lifelines = actors
    .map(({box}) => `M${short(middleOf(box).x)} ${short(box.bottom)}V${short(lineBottom)}`)
    .join('');
  const image = svgImage(
    name,
    bounds,
    ...placed.filter((part) => part.kind === 'block').map((part) => rectangle(part.box, 8, 'block')),
    h('path', {className: 'line life', d: lifelines}),
    ...drawMessages(placed),
    ...actors.map(({box, text}, index) =>
      h(
        'g',
        {key: index},
        rectangle(box, sequence.actors[index]?.isPerson ? Math.min(20, (box.bottom - box.top) / 2) : 6),
        ...textAt(middleOf(box), text, nodeText),
      ),
    ),
    ...placed.map(drawWords),
  );
  return {image, width: bounds.right - bounds.left};
}

function drawMessages(placed: Placed[]): ReactNode[] {
  const paths = {solid: '', dotted: '', heads: ''};
  for (const part of placed) {
    if (part.kind === 'divider') paths.dotted += `M${short(part.left)} ${short(part.y)}H${short(part.right)}`;
    if (part.kind !== 'message') continue;
    const points = lineOf(part);
    const [beforeLast, last] = points.slice(-2) as [Point, Point];
    paths[part.message.isDashed ? 'dotted' : 'solid'] += roundedPath(points);
    paths.heads += arrowHead(beforeLast, last);
  }
  return [
    paths.solid ? h('path', {className: 'line', d: paths.solid}) : null,
    paths.dotted ? h('path', {className: 'line dotted', d: paths.dotted}) : null,
    h('path', {className: 'heads', d: paths.heads}),
  ];
}

function lineOf({from, to, y}: Extract<Placed, {kind: 'message'}>): Point[] {
  if (from !== to)
    return [
      {x: from, y},
      {x: to, y},
    ];
  return [
    {x: from, y},
    {x: from + 24, y},
    {x: from + 24, y: y + 20},
    {x: from, y: y + 20},
  ];
}

function drawWords(part: Placed): ReactNode {
  switch (part.kind) {
    case 'message':
      return textAt(part.middle, part.text, smallText, 'small');
    case 'note':
      return h(
        'g',
        {className: 'note'},
        rectangle(part.box, 4),
        ...textAt(middleOf(part.box), part.text, smallText, 'small'),
      );
    case 'block':
      return textAt(
        {x: part.box.left + 12 + part.text.width / 2, y: part.box.top + 8 + part.text.height / 2},
        part.text,
        smallText,
        'small strong',
      );
    case 'divider':
      return textAt(
        {x: part.left + 12 + part.text.width / 2, y: part.y + 8 + part.text.height / 2},
        part.text,
        smallText,
        'small strong',
      );
  }
}
