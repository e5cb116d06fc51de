import {expect, describe, it} from 'vitest';
import type {Code, Root} from 'mdast';
import {remarkDiagrams} from './remark';

/** Runs the remark step over a page whose third line begins a diagram. */
async function drawBlock(meta: string, value: string, path = 'docs/page.mdx'): Promise<string> {
  const start = {line: 3, column: 1, offset: 0};
  const code: Code = {type: 'code', lang: 'diagram', meta, value, position: {start, end: start}};
  const tree: Root = {type: 'root', children: [{type: 'blockquote', children: [code]}]};
  await remarkDiagrams()(tree, {path, cwd: process.cwd()});
  const [styles, quote] = tree.children;
  expect(styles).toMatchObject({type: 'mdxjsEsm', value: expect.stringContaining('diagrams.css') as string});
  const [block] = quote?.type === 'blockquote' ? quote.children : [];
  const html = block?.type === 'mdxJsxFlowElement' ? block.attributes[0]?.value : undefined;
  if (typeof html !== 'string') throw new Error('The diagram was not drawn.');
  return html;
}

describe('a diagram', () => {
  const diagram = (text: string, meta = 'alt="Flow" title="The flow"', path?: string): Promise<string> =>
    drawBlock(meta, text, path);

  it('is an image with a name, a caption and a text alternative', async () => {
    const html = await diagram('flowchart TD\n  a[First] -->|then| b{Really?}\n  b -.-> c([Done]):::success');
    expect(html).toContain('<svg aria-label="Flow" role="img"');
    expect(html).toContain('<figcaption>The flow</figcaption>');
    expect(html).toContain('<li>From First to Really?: then</li><li>From Really? to Done</li>');
    expect(html).toContain('<g class="success">');
  });

  it('brings no ids, styles, fonts or addresses', async () => {
    const html = await diagram('flowchart TD\n  a[A] --> b[B]');
    expect(html).not.toMatch(/\sid=|<style|url\(|@import|https?:/);
  });

  it('can be scrolled by keyboard only where it may be wider than a phone', async () => {
    expect(
      await diagram('flowchart LR\n  a[A long first step] --> b[A long second step] --> c[A long third step]'),
    ).toContain('tabindex="0"');
    expect(await diagram('flowchart TD\n  a[A] --> b[B]')).not.toContain('tabindex');
  });

  it('describes sequences and states in the language of the page', async () => {
    const vi = 'i18n/vi/docusaurus-plugin-content-docs/current/page.mdx';
    const inVietnamese = (text: string): Promise<string> => diagram(text, 'alt="Luồng"', vi);
    expect(
      await inVietnamese('sequenceDiagram\n  participant A as An\n  actor B as Bình\n  A->>B: Gửi\n  Note over A: Chờ'),
    ).toContain('<ol><li>Từ “An” đến “Bình”: Gửi</li></ol><p>Chờ</p>');
    expect(await inVietnamese('stateDiagram-v2\n  [*] --> a\n  state "Mới" as a\n  a --> [*]')).toContain(
      '<li>Từ “Bắt đầu” đến “Mới”</li><li>Từ “Mới” đến “Kết thúc”</li>',
    );
  });

  it('heads the steps of each condition, and numbers steps alone', async () => {
    const actors = 'participant A as App\n  participant B as Bank\n  ';
    const html = await diagram(
      `sequenceDiagram\n  ${actors}A->>B: Ask\n  alt Known\n  B-->>A: Yes\n  else Unknown\n  B-->>A: No\n  A->>B: Add\n  end\n  Note over A: Wait\n  loop Until paid\n  A->>B: Ask again\n  end`,
    );
    expect(html).toContain(
      [
        '<ol><li>From App to Bank: Ask</li></ol><p>Known:</p><ol start="2"><li>From Bank to App: Yes</li></ol>',
        '<p>Unknown:</p><ol start="3"><li>From Bank to App: No</li><li>From App to Bank: Add</li></ol><p>Afterwards:</p>',
        '<p>Wait</p><p>Until paid:</p><ol start="5"><li>From App to Bank: Ask again</li></ol></section>',
      ].join(''),
    );
  });

  it('repeats the outer condition where an inner one ends', async () => {
    const html = await diagram(
      'sequenceDiagram\n  participant A as App\n  loop Each day\n  alt Open\n  A->>A: Read\n  end\n  A->>A: Store\n  end\n  A->>A: Stop',
    );
    const words = [...html.matchAll(/<(?:p|li)>(.*?)<\/(?:p|li)>/g)].map((match) => match[1]);
    expect(words).toEqual([
      'Each day:',
      'Open:',
      'From App to App: Read',
      'Each day:',
      'From App to App: Store',
      'Afterwards:',
      'From App to App: Stop',
    ]);
  });

  it('lists the arrows of a chart without numbers, because they branch', async () => {
    const html = await diagram('flowchart TD\n  a[A] -->|yes| b[B]\n  a -->|no| c[C]');
    expect(html).toContain('<ul><li>From A to B: yes</li><li>From A to C: no</li></ul>');
  });

  const cases: [name: string, text: string, meta: string, message: RegExp][] = [
    ['no alt', 'flowchart TD\n  a --> b', 'title="A"', /docs\/page\.mdx:3 The diagram has no alt/],
    ['unknown meta', 'flowchart TD\n  a --> b', 'alt="A" titel="B"', /Cannot read "titel="B""/],
    ['meta without quotes', 'flowchart TD\n  a --> b', 'alt="A" wide', /Cannot read "wide"/],
    ['empty', '', 'alt="A"', /:4 The diagram is empty/],
    [
      'unknown kind',
      'flowchrt TD\n  a --> b',
      'alt="A"',
      /:4 "flowchrt TD" is not a kind of diagram\. Did you mean "flowchart TD"\?/,
    ],
    ['broken arrow', 'flowchart TD\n  a --> b\n  b -> c', 'alt="A"', /:6 Cannot read "b -> c" as a node\. Wanted: A,/],
    ['open bracket', 'flowchart TD\n  a[Label --> b', 'alt="A"', /:5 Cannot read "a\[Label" as a node/],
    ['bracket left open before an arrow', 'flowchart TD\n  a[Start --> b[End]', 'alt="A"', /:5 Cannot read "a\[Start"/],
    [
      'one bracket too many',
      'flowchart TD\n  a[Start]] --> b',
      'alt="A"',
      /:5 A bracket .* in "a\[Start\]\]" does not/,
    ],
    ['two labels', 'flowchart TD\n  a[Start]b[End] --> c', 'alt="A"', /:5 A bracket .* does not close/],
    ['quotation mark left open', 'flowchart TD\n  a["Start] --> b', 'alt="A"', /:5 A bracket or quotation mark/],
    ['round bracket left open', 'flowchart TD\n  a[Start (now] --> b', 'alt="A"', /:5 A bracket/],
    ['wrong bracket', 'flowchart TD\n  a[Label) --> b', 'alt="A"', /:5 Cannot read "a\[Label\)" as a node/],
    ['half a bracket', 'flowchart TD\n  a{{Label} --> b', 'alt="A"', /:5 Cannot read "a\{\{Label\}" as a node/],
    ['a kind that is no kind', 'constructor\n  a --> b', 'alt="A"', /:4 "constructor" is not a kind of diagram/],
    ['arrow to nothing', 'flowchart TD\n  a -->', 'alt="A"', /:5 Cannot read "" as a node/],
    ['empty label', 'flowchart TD\n  a[] --> b', 'alt="A"', /:5 Cannot read "a\[\]" as a node/],
    ['styling', 'flowchart TD\n  a --> b\n  style a fill:red', 'alt="A"', /:6 Cannot read/],
    [
      'unknown tone',
      'flowchart TD\n  a:::sucess --> b',
      'alt="A"',
      /"sucess" is not a tone\. Did you mean "success"\?/,
    ],
    [
      'tone of an unknown state',
      'stateDiagram-v2\n  first --> b\n  class frist success',
      'alt="A"',
      /names "frist", which no line above draws\. Did you mean "first"\?/,
    ],
    [
      'a mistyped node',
      'flowchart TD\n  read[Read it] --> done[Done]\n  done --> raed',
      'alt="A"',
      /:6 No line gives "raed" a label\. Did you mean "read"\?/,
    ],
    [
      'a state without a label',
      'stateDiagram-v2\n  state "New" as a\n  a --> second',
      'alt="A"',
      /Write state "Label" as second/,
    ],
    [
      'an actor without a label',
      'sequenceDiagram\n  A->>A: Hi',
      'alt="A"',
      /:5 No line gives "A" a label\. Write participant A as Label/,
    ],
    ['bad transition', 'stateDiagram-v2\n  a -> b', 'alt="A"', /:5 Cannot read "a -> b"\. Wanted: A --> B/],
    ['message without words', 'sequenceDiagram\n  A->>B', 'alt="A"', /:5 Cannot read "A->>B"/],
    ['note over nobody', 'sequenceDiagram\n  A->>B: Hi\n  Note over C: x', 'alt="A"', /The note names "C"/],
    ['block left open', 'sequenceDiagram\n  loop Daily\n  A->>B: Hi', 'alt="A"', /A block is never closed/],
    ['else outside a block', 'sequenceDiagram\n  A->>B: Hi\n  else No', 'alt="A"', /:6 "else" is outside a block/],
    ['end outside a block', 'sequenceDiagram\n  A->>B: Hi\n  end', 'alt="A"', /:6 "end" is outside a block/],
    ['block without a condition', 'sequenceDiagram\n  alt\n  A->>B: Hi\n  end', 'alt="A"', /"alt" has no condition/],
  ];
  it.each(cases)('is refused with line and repair: %s', async (_, text, meta, message) => {
    await expect(diagram(text, meta)).rejects.toThrow(message);
  });
});
