import {describe, expect, it} from 'vitest';
import {drawMdx} from '../../../tools/preview/drawExamples';

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
