import {createElement as h} from 'react';
import {renderToStaticMarkup} from '../../../../content/renderStatic';
import type {MarkdownFile} from '../../../../content/pageLocation';
import {FigureError} from '../figureError';
import {figureWordsOf} from '../figureWords';
import type {TreeNode} from '../mdxTree';
import {didYouMean} from '../../../../content/didYouMean';
import {DiagramMistake} from './diagramLines';
import {drawGraph} from './drawGraph';
import {drawSequence} from './drawSequence';
import {readDiagram} from './readDiagram';
import {tellDiagram} from './tellDiagram';

/** Narrower than the text column of the smallest phone: never scrolls, so it needs no place in the tab order. */
const alwaysFits = 280;

/** The finished markup of one ```diagram block. */
export async function drawDiagram(code: TreeNode, file: MarkdownFile): Promise<string> {
  const line = code.position?.start.line ?? 1;
  const {alt, title} = readMeta(code.meta ?? '', {file, line});
  try {
    const diagram = readDiagram(code.value ?? '', line + 1);
    const {image, width} = diagram.kind === 'sequence' ? drawSequence(diagram, alt) : await drawGraph(diagram, alt);
    const told = tellDiagram(diagram, figureWordsOf(file));
    const scrolls = width > alwaysFits;
    return renderToStaticMarkup(
      h(
        'figure',
        {className: 'figure diagram'},
        h('div', scrolls ? {'aria-label': title ?? alt, role: 'group', tabIndex: 0} : null, image),
        h('ol', {className: 'figure-spoken'}, ...told.map((sentence, index) => h('li', {key: index}, sentence))),
        title === undefined ? null : h('figcaption', null, title),
      ),
    );
  } catch (error) {
    if (error instanceof DiagramMistake) throw new FigureError({file, line: error.line}, error.wrong, error.repair);
    throw error;
  }
}

function readMeta(meta: string, place: {file: MarkdownFile; line: number}): {alt: string; title?: string} {
  const values: Record<string, string> = {};
  const rest = meta.replace(/([\w-]+)="([^"]*)"/g, (_, name: string, value: string) => {
    values[name] = value.normalize('NFC').trim();
    return '';
  });
  const unknown = Object.keys(values).find((name) => name !== 'alt' && name !== 'title');
  if (unknown) throw new FigureError(place, `A diagram has no "${unknown}".`, didYouMean(unknown, ['alt', 'title']));
  if (rest.trim())
    throw new FigureError(place, `Cannot read "${rest.trim()}" after \`\`\`diagram.`, 'Write alt="…" and title="…".');
  if (!values.alt)
    throw new FigureError(
      place,
      'The diagram has no alt.',
      'Add alt="what the reader should see in it" after ```diagram.',
    );
  return {alt: values.alt, title: values.title || undefined};
}
