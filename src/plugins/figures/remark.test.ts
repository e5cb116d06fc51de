import {describe, expect, it} from 'vitest';
import {drawMdx} from './tools/drawExamples';

const draw = (source: string, path = 'docs/page.mdx'): Promise<string> => drawMdx(source, path);
const inScreen = (inner: string): string => `Before.\n\n<Screen alt="A form">\n${inner}\n</Screen>`;

describe('a sketch', () => {
  it('becomes a named group of real text, with nothing to operate', async () => {
    const html = await draw(
      inScreen('<Field label="Title" value="Contract" required focus n={2} />\n<Button label="Save" primary />'),
    );
    expect(html).toContain('<figure aria-label="A form" class="figure" role="group">');
    expect(html).toContain('Title');
    expect(html).toContain('Contract');
    expect(html).toMatch(/sketch-focus">.*<b class="sketch-number">2<\/b>/);
    expect(html).not.toMatch(/<(?:button|input|select|a|script|style)\b|tabindex/i);
  });

  it('speaks the language of the page', async () => {
    const source = inScreen('<Field label="Tên" required focus />');
    expect(await draw(source, 'i18n/vi/docusaurus-plugin-content-docs/current/page.mdx')).toContain('(bắt buộc)');
    expect(await draw(source)).toContain('(required)');
  });

  it('escapes what a label holds', async () => {
    expect(await draw(inScreen('<Button label="A < B & C" />'))).toContain('A &lt; B &amp; C');
  });

  it('keeps bold, italics and code inside Text', async () => {
    expect(await draw(inScreen('<Text>Press **Save**, *then* `OK`.</Text>'))).toContain(
      'Press <strong>Save</strong>, <em>then</em> <code>OK</code>.',
    );
  });

  it('stands in a list item and beside other elements on one line', async () => {
    const html = await draw(
      '1. Step\n\n   <Screen alt="Two">\n   <Buttons><Button label="One" /> <Button label="Two" /></Buttons>\n   </Screen>',
    );
    expect(html.match(/sketch-button"/g)).toHaveLength(2);
  });

  it('rings the named item, else the chosen one, else the whole list', async () => {
    const items = 'items={["Open", "Share"]}';
    expect(await draw(inScreen(`<Menu ${items} selected="Open" focus="Share" />`))).toMatch(/sketch-focus">Share/);
    expect(await draw(inScreen(`<Menu ${items} selected={0} focus />`))).toMatch(/sketch-on sketch-focus">Open/);
    expect(await draw(inScreen(`<Menu ${items} focus />`))).toContain('class="sketch-menu sketch-focus"');
  });

  it('rings a row, or the icon at its end', async () => {
    const table = 'columns={["Code"]} rows={[["A"], ["B"]]} focus={1}';
    expect(await draw(inScreen(`<Table ${table} />`))).toMatch(/<tr class="sketch-focus"><td>B/);
    expect(await draw(inScreen(`<Table ${table} action="more" />`))).toMatch(
      /<tr><td>B<\/td><td><span class="sketch-tool sketch-focus">/,
    );
  });
});

describe('a mistake in a sketch stops the build with place, rule and repair', () => {
  const cases: [name: string, source: string, message: RegExp][] = [
    [
      'no alt',
      'Text.\n\n<Screen title="Form">\n<Button label="A" />\n</Screen>',
      /docs\/page\.mdx:3 <Screen> needs "alt"\. Add alt/,
    ],
    [
      'empty alt',
      '<Screen alt="">\n<Button label="A" />\n</Screen>',
      /:1 <Screen>: "alt" has the wrong type\. Give it text/,
    ],
    [
      'unknown element',
      inScreen('<Buton label="A" />'),
      /:4 <Buton> is not an element of a sketch\. Did you mean "Button"\?/,
    ],
    [
      'unknown attribute',
      inScreen('<Field lable="A" />'),
      /:4 <Field> has no attribute "lable"\. Did you mean "label"\?/,
    ],
    ['inherited name', inScreen('<Field label="A" constructor="x" />'), /has no attribute "constructor"/],
    ['missing label', inScreen('<Field value="A" />'), /:4 <Field> needs "label"/],
    ['text for a flag', inScreen('<Field label="A" focus="yes" />'), /"focus" has the wrong type\. Give it no value/],
    ['text for a list', inScreen('<Menu items="A, B" />'), /"items" has the wrong type\. Give it a list of texts/],
    ['code in an attribute', inScreen('<Field label={name} />'), /"label" has the wrong type/],
    ['spread attributes', inScreen('<Field {...all} />'), /spreads attributes/],
    [
      'unknown device',
      '<Screen alt="A" device="tablet">\n<Button label="A" />\n</Screen>',
      /"device" cannot be "tablet"\. Known: web, phone/,
    ],
    [
      'item that is not there',
      inScreen('<Tabs items={["A", "B"]} selected="C" />'),
      /"selected" names "C", which is not an item\. Items: A, B\./,
    ],
    [
      'uneven rows',
      inScreen('<Table columns={["A", "B"]} rows={[["1", "2"], ["3"]]} />'),
      /row 2 has 1 cells for 2 columns/,
    ],
    [
      'row that is not there',
      inScreen('<Table columns={["A"]} rows={[["1"]]} focus={1} />'),
      /"focus" is 1, but rows count from 0 to 0/,
    ],
    ['bare text', inScreen('Press the button.'), /:4 Text stands bare in <Screen>\. Wrap it in <Text>/],
    ['content in a closed element', inScreen('<Button label="A">Save</Button>'), /<Button> holds nothing/],
    ['a list inside Text', inScreen('<Text>\n- one\n</Text>'), /<Text> cannot hold "list"/],
    ['element outside a sketch', 'A\n\n<Field label="A" />', /:3 <Field> stands outside a sketch/],
  ];
  it.each(cases)('%s', async (_, source, message) => {
    await expect(draw(source)).rejects.toThrow(message);
  });
});

describe('a diagram', () => {
  const diagram = (text: string, meta = 'alt="Flow" title="The flow"'): Promise<string> =>
    draw(`Intro.\n\n\`\`\`diagram ${meta}\n${text}\n\`\`\``);

  it('is an image with a name, a caption and its story in sentences', async () => {
    const html = await diagram('flowchart TD\n  a[First] -->|then| b{Really?}\n  b -.-> c([Done]):::success');
    expect(html).toContain('<svg aria-label="Flow" role="img"');
    expect(html).toContain('<figcaption>The flow</figcaption>');
    expect(html).toContain('<li>From First to Really?: then</li><li>From Really? to Done</li>');
    expect(html).toContain('<g class="success">');
  });

  it('brings no ids, styles, fonts or addresses', async () => {
    const html = await diagram('flowchart TD\n  a --> b');
    expect(html).not.toMatch(/\sid=|<style|url\(|@import|https?:/);
  });

  it('can be scrolled by keyboard only where it may be wider than a phone', async () => {
    expect(
      await diagram('flowchart LR\n  a[A long first step] --> b[A long second step] --> c[A long third step]'),
    ).toContain('tabindex="0"');
    expect(await diagram('flowchart TD\n  a --> b')).not.toContain('tabindex');
  });

  it('tells sequences and states in the language of the page', async () => {
    const source = (text: string): string => `\`\`\`diagram alt="Luồng"\n${text}\n\`\`\``;
    const vi = 'i18n/vi/docusaurus-plugin-content-docs/current/page.mdx';
    expect(await draw(source('sequenceDiagram\n  A->>B: Gửi\n  Note over A: Chờ'), vi)).toContain(
      '<li>Từ A đến B: Gửi</li><li>Chờ</li>',
    );
    expect(await draw(source('stateDiagram-v2\n  [*] --> a\n  a : Mới\n  a --> [*]'), vi)).toContain(
      '<li>Từ Bắt đầu đến Mới</li><li>Từ Mới đến Kết thúc</li>',
    );
  });

  const cases: [name: string, text: string, meta: string, message: RegExp][] = [
    ['no alt', 'flowchart TD\n  a --> b', 'title="A"', /docs\/page\.mdx:3 The diagram has no alt/],
    ['unknown meta', 'flowchart TD\n  a --> b', 'alt="A" titel="B"', /has no "titel"\. Did you mean "title"\?/],
    ['meta without quotes', 'flowchart TD\n  a --> b', 'alt="A" wide', /Cannot read "wide"/],
    ['empty', '', 'alt="A"', /:4 The diagram is empty/],
    [
      'unknown kind',
      'flowchrt TD\n  a --> b',
      'alt="A"',
      /:4 "flowchrt TD" is not a kind of diagram\. Did you mean "flowchart TD"\?/,
    ],
    ['broken arrow', 'flowchart TD\n  a --> b\n  b -> c', 'alt="A"', /:6 Cannot read "-> c"\. Wanted: an arrow/],
    ['open bracket', 'flowchart TD\n  a[Label --> b', 'alt="A"', /:5 Cannot read .* Wanted: "\]" after the label/],
    ['arrow to nothing', 'flowchart TD\n  a -->', 'alt="A"', /Wanted: a node/],
    [
      'unknown tone',
      'flowchart TD\n  a:::sucess --> b',
      'alt="A"',
      /"sucess" is not a tone\. Did you mean "success"\?/,
    ],
    [
      'tone of an unknown node',
      'flowchart TD\n  first --> b\n  class frist success',
      'alt="A"',
      /names "frist", which no line above draws\. Did you mean "first"\?/,
    ],
    ['group left open', 'flowchart TD\n  subgraph one\n  a --> b', 'alt="A"', /subgraph "one" is never closed/],
    ['end without a group', 'flowchart TD\n  a --> b\n  end', 'alt="A"', /:6 "end" closes nothing/],
    [
      'arrow to a group',
      'flowchart TD\n  subgraph g [Group]\n  a\n  end\n  b --> g',
      'alt="A"',
      /An arrow ends at the group "g"/,
    ],
    ['styling', 'flowchart TD\n  a --> b\n  style a fill:red', 'alt="A"', /:6 Cannot read/],
    ['bad transition', 'stateDiagram-v2\n  a -> b', 'alt="A"', /:5 Cannot read "a -> b"/],
    ['frame left open', 'stateDiagram-v2\n  state big {\n  a --> b', 'alt="A"', /state "big" is never closed/],
    ['message without words', 'sequenceDiagram\n  A->>B', 'alt="A"', /:5 Cannot read "A->>B"/],
    ['note over nobody', 'sequenceDiagram\n  A->>B: Hi\n  Note over C: x', 'alt="A"', /The note names "C"/],
    ['block left open', 'sequenceDiagram\n  loop Daily\n  A->>B: Hi', 'alt="A"', /A block is never closed/],
    [
      'else outside a block',
      'sequenceDiagram\n  A->>B: Hi\n  else Never',
      'alt="A"',
      /:6 "else Never" stands outside a block/,
    ],
    ['alt without words', 'sequenceDiagram\n  alt\n  A->>B: Hi\n  end', 'alt="A"', /"alt" has no words/],
  ];
  it.each(cases)('is refused with line and repair: %s', async (_, text, meta, message) => {
    await expect(diagram(text, meta)).rejects.toThrow(message);
  });
});
