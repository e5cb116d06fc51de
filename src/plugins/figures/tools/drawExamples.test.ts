import {brotliCompressSync} from 'node:zlib';
import {fileURLToPath} from 'node:url';
import {describe, expect, it} from 'vitest';
import {drawExamples} from './drawExamples';

const examples = await drawExamples(fileURLToPath(new URL('../../../../guides/diagrams.md', import.meta.url)));

describe('the guide', () => {
  it('shows every kind of diagram', () => {
    const sources = examples.map(({source}) => source).join('\n');
    for (const kind of ['flowchart TD', 'flowchart LR', 'sequenceDiagram', 'stateDiagram-v2'])
      expect(sources).toContain(kind);
    expect(sources).toContain('Chứng từ');
  });

  it.each(examples.map((example, index) => ({...example, name: `${index + 1} ${example.heading}`})))(
    'draws example $name',
    ({html, source}) => {
      expect(html.match(/<figure /g)).toHaveLength((source.match(/```diagram/g) ?? []).length);
      expect(html).toMatch(/aria-label="[^"]{10,}"/);
      expect(html).not.toMatch(/undefined|NaN|\[object/);
      expect(brotliCompressSync(html).length).toBeLessThan(2500);
    },
  );
});
