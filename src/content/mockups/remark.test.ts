import {readFileSync} from 'node:fs';
import {basename, dirname} from 'node:path';
import {createProcessor} from '@mdx-js/mdx';
import type {Root} from 'mdast';
import {globSync} from 'tinyglobby';
import {visit} from 'unist-util-visit';
import {describe, expect, it} from 'vitest';
import {attributeOf} from '../../kit/mdx';
import {mockupComponents, remarkMockups} from './remark';

/** @returns the HTML of all mockups of a page. */
async function render(value: string, path = 'docs/page.mdx'): Promise<string> {
  let html = '';
  const collect = () => (tree: Root) => visit(tree, (node) => void (html += attributeOf(node, 'html')));
  await createProcessor({remarkPlugins: [remarkMockups, collect]}).process({path, value, cwd: process.cwd()});
  return html;
}

const inMockup = (inner: string): string => `Before.\n\n<Mockup alt="A form">\n${inner}\n</Mockup>\n\nAfter.`;

it('has no element that is called like a component of the theme', () => {
  const theme = 'node_modules/@docusaurus/theme-classic/lib/theme';
  const taken = globSync(`${theme}/*/index.js`).map((file) => basename(dirname(file)));
  expect(taken).toContain('Tabs');
  expect(mockupComponents.filter((name) => taken.includes(name))).toEqual([]);
});

describe('a mockup', () => {
  it('becomes a named group of real text, with nothing to operate', async () => {
    const html = await render(
      inMockup('<Field label="Title" value="Contract" required focus n={2} />\n<Button label="Save" primary />'),
    );
    expect(html).toContain('<figure class="mockup" aria-label="A form" role="group">');
    expect(html).toContain('Title');
    expect(html).toContain('Contract');
    expect(html).toMatch(/mockup-focus">.*<b class="mockup-number">2<\/b>/);
    expect(html).not.toMatch(/<(?:button|input|select|a|script|style)\b|tabindex/i);
  });

  it('leaves components of the same name alone that a page imports', async () => {
    const own = "import Table from './Table';\n\n<Table>\n\nText\n\n</Table>";
    expect(await render(`${own}\n\n${inMockup('<TabBar items={["A", "B"]} selected="A" />')}`)).toContain(
      'mockup-tabs',
    );
  });

  it('speaks the language of the page', async () => {
    const source = inMockup('<Field label="Tên" required focus />');
    expect(await render(source, 'i18n/vi/docusaurus-plugin-content-docs/current/page.mdx')).toContain('(bắt buộc)');
    expect(await render(source)).toContain('(required)');
  });

  it('draws all labels upright, read or not', async () => {
    expect(await render(inMockup('<Button label="Undo" />'))).toContain('<div class="mockup-button">Undo</div>');
  });

  it('stays below its text where it ends a section', async () => {
    const drawing = inMockup('<Button label="Save" />').replace('\n\nAfter.', '');
    expect(await render(drawing)).toContain('<figure class="wide mockup"');
    expect(await render(`${drawing}\n\n## Next`)).toContain('<figure class="wide mockup"');
  });

  it('has three lines, named for screen readers', async () => {
    expect(await render(inMockup('<MenuButton focus />'))).toContain('(button with three lines)');
  });

  it('escapes what a label holds', async () => {
    expect(await render(inMockup('<Button label="A < B & C" />'))).toContain('A &lt; B &amp; C');
  });

  it('keeps bold words of Text', async () => {
    expect(await render(inMockup('<Text>Press **Save**.</Text>'))).toContain('>Press <strong>Save</strong>.<');
    expect(await render(inMockup('<Text>\nPress **Save**.\n</Text>'))).toContain('>Press <strong>Save</strong>.<');
  });

  it('works in a list item and with elements on one line', async () => {
    const html = await render(
      '1. Step\n\n   <Mockup alt="Two">\n   <Buttons><Button label="One" /> <Button label="Two" /></Buttons>\n   </Mockup>',
    );
    expect(html.match(/mockup-button"/g)).toHaveLength(2);
  });

  it('shows a drawn signature as the stroke of a pen, with words for screen readers', async () => {
    const stroke = /<svg class="mockup-icon mockup-stroke" role="img" aria-label="a signature is drawn here"/;
    expect(await render(inMockup('<Page signature="Ngô Bảo Vy" drawn />'))).toMatch(stroke);
    expect(await render(inMockup('<Page signature="Ngô Bảo Vy" />'))).not.toMatch(stroke);
    const vietnamese = 'i18n/vi/docusaurus-plugin-content-docs/current/page.mdx';
    expect(await render(inMockup('<Page signature="Ngô Bảo Vy" drawn />'), vietnamese)).toContain('chữ ký đã vẽ ở đây');
  });

  it('shows no page a drawn signature as typed text', () => {
    const pages = globSync(['docs', 'versioned_docs', 'i18n/vi'].map((folder) => `${folder}/**/*.mdx`));
    expect(pages.length).toBeGreaterThan(600);
    const typed = /<Field label="(?:Signature|Chữ ký|Signature image|Hình ảnh chữ ký)" value/;
    expect(pages.filter((page) => typed.test(readFileSync(page, 'utf8')))).toEqual([]);
  });

  it('highlights the selected item', async () => {
    const list = 'items={["Edit", "Share"]} selected="Share"';
    expect(await render(inMockup(`<Menu ${list} focus />`))).toContain(
      '<div>Edit</div><div class="mockup-on mockup-focus">',
    );
    expect(await render(inMockup(`<Menu ${list} />`))).not.toContain('mockup-focus');
  });

  it('has one ring, on the first control with focus, and plain numbers on the others', async () => {
    const html = await render(
      inMockup('<Field label="A" n={1} />\n<Field label="B" focus n={2} />\n<Button label="C" focus n={3} />'),
    );
    expect(html.match(/mockup-focus/g)).toHaveLength(1);
    expect(html).toMatch(/mockup-box mockup-numbered">.*?<b class="mockup-number">1</);
    expect(html).toMatch(/mockup-box mockup-focus">.*?<b class="mockup-number">2</);
    expect(html).toMatch(/mockup-button mockup-numbered">.*?C.*?<b class="mockup-number">3</);
  });

  it('brings the styles of drawn moments to the pages that have them', async () => {
    const code = async (inner: string): Promise<string> =>
      String(
        await createProcessor({remarkPlugins: [remarkMockups]}).process({
          path: 'docs/page.mdx',
          value: inMockup(inner),
        }),
      );
    expect(await code('<Pad drawn="Ngô Bảo Vy" />')).toContain('moments.css');
    expect(await code('<Button label="Save" />')).not.toContain('moments.css');
  });

  it('shows messages side by side, under one caption', async () => {
    const html = await render(
      '<Mockup alt="Two messages" device="messages" caption="The same notice">\n<Sms from="Song Lam" time="9:38" link="a.example">Code: **480157**</Sms>\n<Mail from="Song Lam" subject="Lease">Code: **480157**</Mail>\n</Mockup>',
    );
    expect(html).toMatch(/mockup-letters"><div class="mockup-sms">.*<div class="mockup-mail">/);
    expect(html).toContain('<span class="mockup-link">a.example</span>');
    expect(html).toContain('<figcaption>The same notice</figcaption>');
  });

  it('highlights a row, or the icon at its end', async () => {
    const table = 'columns={["Code"]} rows={[["A"], ["B"]]} focus={1}';
    expect(await render(inMockup(`<Table ${table} />`))).toMatch(/<tr class="mockup-focus"><td>B/);
    expect(await render(inMockup(`<Table ${table} action="edit" />`))).toMatch(
      /<tr><td>B<\/td><td><span class="mockup-tool mockup-focus">/,
    );
  });
});

describe('an error in a mockup stops the build with location, rule and repair', () => {
  const cases: [name: string, source: string, message: RegExp][] = [
    [
      'no alt',
      'Text.\n\n<Mockup title="Form">\n<Button label="A" />\n</Mockup>',
      /docs\/page\.mdx:3 <Mockup>: key "alt" is missing\. Add it: text in quotes/,
    ],
    [
      'empty alt',
      '<Mockup alt="">\n<Button label="A" />\n</Mockup>',
      /:1 <Mockup>: key "alt" cannot be ""\. Write text in quotes/,
    ],
    [
      'unknown element',
      inMockup('<Buton label="A" />'),
      /:4 <Buton> is not an element of mockups\. Did you mean "Button"\?/,
    ],
    [
      'unknown attribute',
      inMockup('<Field lable="A" />'),
      /:4 <Field>: .*unknown key "lable"\. Did you mean "label"\?/,
    ],
    ['inherited name', inMockup('<Field label="A" constructor="x" />'), /unknown key "constructor"/],
    ['missing label', inMockup('<Field value="A" />'), /:4 <Field>: key "label" is missing/],
    [
      'text for a flag',
      inMockup('<Field label="A" focus="yes" />'),
      /key "focus" cannot be "yes"\. Write only the name/,
    ],
    ['text for a list', inMockup('<Menu items="A, B" />'), /key "items" cannot be "A, B"\. Write a list of texts/],
    [
      'code in an attribute',
      inMockup('<Field label={name} />'),
      /the value of "label" is code\. Write text in quotes, or JSON/,
    ],
    ['list of one text for rows', inMockup('<Table columns={["A"]} rows={["1"]} />'), /Write a list of rows/],
    ['negative number', inMockup('<Button label="A" n={-1} />'), /key "n" cannot be -1\. Write a whole number/],
    [
      'unknown icon',
      inMockup('<Icon name="bel" label="A" />'),
      /key "name" has the unknown value "bel"\. Did you mean "bell"\?/,
    ],
    ['spread attributes', inMockup('<Field {...all} />'), /spreads attributes/],
    [
      'unknown device',
      '<Mockup alt="A" device="tablet">\n<Button label="A" />\n</Mockup>',
      /key "device" has the unknown value "tablet"\. Known: web, phone/,
    ],
    [
      'item that is not there',
      inMockup('<TabBar items={["A", "B"]} selected="C" />'),
      /key "selected" is none of the items\. Write the exact text of one/,
    ],
    [
      'uneven rows',
      inMockup('<Table columns={["A", "B"]} rows={[["1", "2"], ["3"]]} />'),
      /key "rows" must have one cell per column in every row\. Write a list of rows/,
    ],
    [
      'row that is not there',
      inMockup('<Table columns={["A"]} rows={[["1"]]} focus={1} />'),
      /key "focus" must be a row, counted from 0/,
    ],
    [
      'number of no row',
      inMockup('<Table columns={["A"]} rows={[["1"]]} n={2} />'),
      /key "n" needs "focus", the row that gets the number/,
    ],
    ['bare text', inMockup('Press the button.'), /:4 <Mockup> contains bare text\. Wrap it in <Text>/],
    ['content in a closed element', inMockup('<Button label="A">Save</Button>'), /<Button> has no content/],
    ['a list inside Text', inMockup('<Text>\n- one\n</Text>'), /<Text> cannot contain "list"/],
    ['element outside a mockup', 'A\n\n<Field label="A" />', /:3 <Field> is outside a mockup/],
  ];
  it.each(cases)('%s', async (_, source, message) => {
    await expect(render(source)).rejects.toThrow(message);
  });
});
