import type {Code} from 'mdast';
import {h, toMarkup} from '../../kit/html';
import {lineOf} from '../../kit/mdx';
import type {PagePlace} from '../../kit/pageError';
import {pageLocale, type MarkdownFile} from '../../kit/pageLocation';
import {describeDiagram} from './describeDiagram';
import {drawGraph} from './drawGraph';
import {drawSequence} from './drawSequence';
import {parseDiagram} from './parseDiagram';
import {DiagramError} from './statements';

/**
 * Width in pixels below the text column of the smallest phone. Such a diagram never scrolls, so it need not be in the
 * tab order.
 */
const alwaysFits = 280;

/** Wider diagrams stay in the text, where the window is wide too: beside it, their words would be too small. */
const fitsBesideText = 520;

/**
 * @returns the finished HTML of one ```diagram block
 * @throws DiagramError if the text, or what is written after ```diagram, cannot be read
 */
export async function drawDiagram(code: Code, file: MarkdownFile): Promise<string> {
  const place = {file, line: lineOf(code)};
  const {alt, title} = readMeta(code.meta ?? '', place);
  const diagram = parseDiagram(code.value, {file, line: place.line + 1});
  const {image, width} = diagram.kind === 'sequence' ? drawSequence(diagram, alt) : await drawGraph(diagram, alt);
  const sentences = describeDiagram(diagram, pageLocale(file));
  return toMarkup(
    h(
      width > fitsBesideText ? 'figure.diagram.wide' : 'figure.diagram',
      h('div', width > alwaysFits ? {ariaLabel: title || alt, role: 'group', tabIndex: 0} : null, image),
      h(
        'ol.sr-only',
        sentences.map((sentence) => h('li', sentence)),
      ),
      title ? h('figcaption', title) : null,
    ),
  );
}

/** Reads what is written after ```diagram. */
function readMeta(meta: string, place: PagePlace): {alt: string; title: string | undefined} {
  const values: Partial<Record<string, string>> = {};
  const rest = meta.replace(/\b(alt|title)="([^"]*)"/g, (_, name: string, text: string) => {
    values[name] = text.normalize('NFC').trim();
    return '';
  });
  const problem = `Cannot read "${rest.trim()}" after \`\`\`diagram.`;
  if (rest.trim()) throw new DiagramError(place, problem, 'Write alt="…" and title="…".');
  const {alt, title} = values;
  const repair = 'Add alt="what the reader should see in it" after ```diagram.';
  if (!alt) throw new DiagramError(place, 'The diagram has no alt.', repair);
  return {alt, title};
}
