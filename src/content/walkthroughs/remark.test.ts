import {createProcessor} from '@mdx-js/mdx';
import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {describe, expect, it} from 'vitest';
import {attributeOf} from '../../kit/mdx';
import {remarkWalkthroughs} from './remark';

const vietnamese = 'i18n/vi/docusaurus-plugin-content-docs/current/page.mdx';

async function render(value: string, path = 'docs/page.mdx'): Promise<{html: string; code: string}> {
  let html = '';
  const collect = () => (tree: Root) => visit(tree, (node) => void (html += attributeOf(node, 'html')));
  const file = await createProcessor({remarkPlugins: [remarkWalkthroughs, collect]}).process({
    path,
    value,
    cwd: process.cwd(),
  });
  return {html, code: String(file)};
}

const press = '<Button label="Confirm" focus />';
const screen = (inner = press, say = 'Press **Confirm**.') => `<Screen say="${say}">\n${inner}\n</Screen>\n`;
const walk = (screens: string, attributes = 'id="sign" title="Sign"') =>
  `Before.\n\n<Walkthrough ${attributes}>\n${screens}</Walkthrough>\n`;
const three = screen() + screen() + screen('<Done>Signed</Done>', 'Done.');

describe('a walkthrough', () => {
  it('is a list of radio buttons of one group, each with its address, its name and its screen', async () => {
    const {html} = await render(walk(three));
    expect(html).toContain('<section class="walk" aria-label="Sign"');
    for (const n of [1, 2, 3]) expect(html).toContain(`type="radio" name="walk-sign" id="walk-sign-${n}"`);
    expect(html).toContain('aria-label="1 of 3: Press Confirm."');
    expect(html).toContain('<p>Press <strong>Confirm</strong>.</p>');
    expect(html).not.toContain('checked');
  });

  it('goes on by the control in the ring, and by the buttons below', async () => {
    const {html} = await render(walk(three));
    expect(html).toContain('<label class="mockup-button mockup-focus" for="walk-sign-2">Confirm');
    expect(html).toContain(
      '<label data-not-text="" for="walk-sign-1">Back</label><label class="walk-next" data-not-text="" for="walk-sign-3">Next</label>',
    );
    expect(html).toContain('<label class="walk-next" data-not-text="" for="walk-sign-1">Again</label>');
  });

  it('may lead on to a section of its page', async () => {
    const {html} = await render(walk(screen() + screen() + screen(press, 'Read; [do it](#next).')));
    expect(html).toContain('<p>Read; <a href="#next">do it</a>.</p>');
    expect(html).toContain('aria-label="3 of 3: Read; do it."');
  });

  it('knows where digits are typed', async () => {
    const fieldOf = async (value: string) =>
      (await render(walk(screen(`<Field label="A" ${value} />${press}`) + three))).html;
    for (const value of ['value="480157"', 'value="••••"']) expect(await fieldOf(value)).toContain('mockup-digits');
    for (const value of ['', 'value="The price is wrong"']) expect(await fieldOf(value)).not.toContain('mockup-digits');
  });

  it('goes on by a row of a table', async () => {
    const table = '<Table columns={["Code"]} rows={[["A"], ["B"]]} focus={1} />';
    const {html} = await render(walk(screen(table) + three));
    expect(html).toMatch(/<tr class="mockup-focus"><td>B<span class="sr-only">[^<]*<\/span><label for="walk-sign-2">/);
  });

  it('brings its component and its styles along', async () => {
    const {code} = await render(walk(three));
    expect(code).toContain(
      "import Walkthrough from '@site/src/content/walkthroughs/browser/Walkthrough'".replaceAll("'", '"'),
    );
    expect(code).toContain('walkthroughs.css');
    expect((await render('Text.')).code).not.toContain('walkthroughs');
  });

  it('speaks the language of the page, with labels in italics that nobody read in it', async () => {
    const {html} = await render(walk(three.replaceAll('Confirm', 'Xác nhận')), vietnamese);
    expect(html).toContain('Press <em>Xác nhận</em>.');
    expect(html).toContain('>Trước</label>');
  });

  it('has at most 2 KB of HTML for each screen', async () => {
    const {html} = await render(walk(three));
    expect(html.length / 3).toBeLessThan(2048);
  });
});

describe('an error in a walkthrough stops the build with location, rule and repair', () => {
  const cases: [name: string, source: string, message: RegExp, path?: string][] = [
    [
      'too few screens',
      walk(screen() + screen()),
      /page\.mdx:3 <Walkthrough>: there are 2 screens\. Show the task in 3 to 9/,
    ],
    ['too many screens', walk(screen().repeat(10)), /there are 10 screens/],
    ['no sentence', walk(`<Screen>\n${press}\n</Screen>\n${three}`), /:4 <Screen>: key "say" is missing/],
    [
      'no control',
      walk(screen('<Button label="Confirm" />') + three),
      /:4 <Screen> has no control to press\. Give .*"focus"/,
    ],
    ['wrong id', walk(three, 'id="Sign draw" title="Sign"'), /key "id" cannot be "Sign draw"\. Write small letters/],
    ['the same id twice', walk(three) + walk(three), /the id "sign" is used twice/],
    ['something else', walk(`<Button label="A" />\n${three}`), /holds something else than screens\. Write <Screen say/],
    ['screen outside', screen(), /:1 <Screen> is outside a walkthrough/],
    [
      'none in the source',
      walk(three),
      /docs\/tutorial\/receiver\/signdraw\.mdx has none with the id "sign"\. Use the same ids/,
      'i18n/vi/docusaurus-plugin-content-docs/current/tutorial/receiver/signdraw.mdx',
    ],
    [
      'other screens than the source',
      walk(three, 'id="sign-draw" title="Sign"'),
      /<Walkthrough id="sign-draw"> has 3 screens, and 7 in docs\/tutorial\/receiver\/signdraw\.mdx/,
      'i18n/vi/docusaurus-plugin-content-docs/current/tutorial/receiver/signdraw.mdx',
    ],
  ];
  it.each(cases)('%s', async (_, source, message, path) => {
    await expect(render(source, path)).rejects.toThrow(message);
  });
});
