import {brotliCompressSync} from 'node:zlib';
import {describe, expect, it} from 'vitest';
import {elements} from '../../src/content/mockups/elements/mockup';
import {drawExamples} from './drawExamples';

const examples = (await Promise.all(['guides/mockups.md', 'guides/diagrams.md'].map(drawExamples))).flat();

describe('the guides', () => {
  it('show every element of a mockup and every kind of diagram', () => {
    const sources = examples.map(({source}) => source).join('\n');
    for (const name of ['Mockup', ...Object.keys(elements)]) expect(sources, name).toContain(`<${name}`);
    for (const kind of ['flowchart TD', 'flowchart LR', 'sequenceDiagram', 'stateDiagram-v2'])
      expect(sources).toContain(kind);
    expect(sources).toContain('Chứng từ');
  });

  it.each(examples.map((example, index) => ({...example, name: `${index + 1} ${example.heading}`})))(
    'render example $name',
    ({html, source}) => {
      expect(html.match(/<figure /g)).toHaveLength((source.match(/<Mockup|```diagram/g) ?? []).length);
      expect(html).toMatch(/aria-label="[^"]{10,}"/);
      expect(html).not.toMatch(/undefined|NaN|\[object/);
      expect(brotliCompressSync(html).length).toBeLessThan(2500);
    },
  );
});
