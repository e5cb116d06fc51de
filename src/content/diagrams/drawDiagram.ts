import type {Code} from 'mdast';
import {h, toMarkup, type Child} from '../../kit/html';
import {lineOf} from '../../kit/mdx';
import type {PagePlace} from '../../kit/pageError';
import {pageLocale, type MarkdownFile} from '../../kit/pageLocation';
import {describeDiagram, type Sentence} from './describeDiagram';
import {drawGraph} from './drawGraph';
import {drawSequence} from './drawSequence';
import {parseDiagram} from './parseDiagram';
import {DiagramError} from './statements';

/**
 * Width in pixels below the text column of the smallest phone. Such a diagram never scrolls, so it need not be in the
 * tab order.
 */
const alwaysFits = 280;

/**
 * @returns the finished HTML of one ```diagram block
 * @throws DiagramError if the text, or what is written after ```diagram, cannot be read
 */
export async function drawDiagram(code: Code, file: MarkdownFile): Promise<string> {
  const place = {file, line: lineOf(code)};
  const {alt, title} = readMeta(code.meta ?? '', place);
  const diagram = parseDiagram(code.value, {file, line: place.line + 1});
  const {image, width} = diagram.kind === 'sequence' ? drawSequence(diagram, alt) : await drawGraph(diagram, alt);
  return toMarkup(
    h(
      'figure.diagram',
      h('div', width > alwaysFits ? {ariaLabel: title || alt, role: 'group', tabIndex: 0} : null, image),
      h('section.sr-only', inWords(diagram.kind === 'graph' ? 'ul' : 'ol', describeDiagram(diagram, pageLocale(file)))),
      title ? h('figcaption', title) : null,
    ),
  );
}

/** Steps become lists whose numbers go on below each condition. */
function inWords(list: 'ol' | 'ul', sentences: readonly Sentence[]): Child[] {
  let steps = 0;
  return sentences.flatMap(({isStep, text}, index): Child[] => {
    if (!isStep) return [h('p', text)];
    steps += 1;
    if (sentences[index - 1]?.isStep) return [];
    const rest = sentences.slice(index);
    const end = rest.findIndex((sentence) => !sentence.isStep);
    const items = (end < 0 ? rest : rest.slice(0, end)).map((step) => h('li', step.text));
    return [h(list, list === 'ol' && steps > 1 ? {start: steps} : null, items)];
  });
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
