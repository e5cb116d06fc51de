import {fromHtml} from 'hast-util-from-html';
import {describe, expect, it} from 'vitest';
import {readArticle, toMarkdown, type Reading} from './toMarkdown';

const page = `<!doctype html><html><body><nav>Menu</nav><main><article><div class="theme-doc-markdown markdown">
<header><h1>Sign</h1></header>
<p>For: <strong>Receivers</strong>. See <a href="/docs/questions#x">FAQ</a>.</p>
<h2 id="steps">Steps<a class="hash-link" href="#steps" aria-label="Direct link">​</a></h2>
<ol><li>Press <strong>Sign</strong>.<figure aria-label="The button Sign is highlighted."><span>drawing</span></figure></li></ol>
<table><thead><tr><th>A</th><th>B</th></tr></thead><tbody><tr><td>1</td><td><code>x</code></td></tr><tr id="body-otp"><th><a class="field-address" href="#body-otp">otp</a></th><td>2</td></tr></tbody></table>
<div><pre class="code"><code class="language-bash"><span class="token">curl</span> -v</code></pre><button>Copy</button></div><fieldset><label>cURL</label></fieldset>
</div></article></main></body></html>`;

const reading: Reading = {
  rewriteLink: (href) => `rewritten:${href}`,
  admonitions: {note: 'Note', caution: 'Cẩn thận'},
  otherSamples: 'Other languages',
};

/** @returns the Markdown of an article. */
function markdownOf(article: string): string {
  const tree = fromHtml(`<main><div class="theme-doc-markdown">${article}</div></main>`);
  return toMarkdown(readArticle(tree, reading)!); // The page has an article.
}

describe('toMarkdown', () => {
  const tree = fromHtml(page);
  const markdown = toMarkdown(readArticle(tree, reading)!); // The page has an article.

  it('keeps title, steps, tables and code of the article', () => {
    expect(markdown).toMatch(/^# Sign\n/);
    expect(markdown).toContain('## Steps {#steps}\n');
    expect(markdown).toMatch(/1\. +Press \*\*Sign\*\*/);
    expect(markdown).toContain('| 1 | `x` |');
    expect(markdown).toContain('| otp | 2 |');
    expect(markdown).toContain('```bash\ncurl -v\n```');
  });

  it('names each tab before its content', () => {
    const tab = (name: string, text: string): string =>
      `<label class="tab-name"><input type="radio">${name}</label><div><p>${text}</p></div>`;
    expect(markdownOf(`<div role="group">${tab('Windows', 'Ctrl+P')}${tab('macOS', 'Cmd+P')}</div>`)).toBe(
      '**Windows**\n\nCtrl+P\n\n**macOS**\n\nCmd+P\n',
    );
  });

  it('names what unfolds, unless a heading does', () => {
    expect(markdownOf('<details><summary>More</summary><p>Text</p></details>')).toBe('**More**\n\nText\n');
    expect(markdownOf('<details><summary><h3>Why?</h3></summary><p>So.</p></details>')).toBe('### Why?\n\nSo.\n');
  });

  it('tells a drawing by its description', () => {
    expect(markdown).toContain('> The button Sign is highlighted.');
    expect(markdown).not.toContain('drawing');
  });

  it('keeps the texts that a mockup shows, but not its controls', () => {
    const text = (words: string): string => `<div class="mockup-text">${words}</div>`;
    const figure = `<figure class="mockup" role="group" aria-label="An SMS."><div class="mockup-title">SMS</div>${text('Song Lam Co.')}${text('Code: <strong>480157</strong>')}<div class="mockup-button">OK</div></figure>`;
    expect(markdownOf(figure)).toBe('> An SMS.\n>\n> Song Lam Co.\n>\n> Code: 480157\n');
  });

  it('tells a walkthrough by the sentences of its screens', () => {
    const screen = (n: number): string =>
      `<li><input data-not-text="" type="radio" id="walk-a-${n}"><div><p>Press <strong>${n}</strong>.</p><div class="mockup" data-not-text="">Drawn</div></div><label data-not-text="" for="walk-a-1">Back</label></li>`;
    const section = `<section class="walk"><p><strong>Sign</strong> Try it.</p><ol>${screen(1)}${screen(2)}</ol></section>`;
    expect(markdownOf(section)).toMatch(/^\*\*Sign\*\* Try it\.\n\n1\. +Press \*\*1\*\*\.\s+2\. +Press \*\*2\*\*\.\n$/);
  });

  it('passes every link through the given function', () => {
    expect(markdown).toContain('[FAQ](rewritten:/docs/questions#x)');
  });

  it('leaves out what is not text', () => {
    expect(markdown).not.toMatch(/Menu|Copy|Direct link|cURL/);
  });

  it('leaves the page as it is for the next reader', () => {
    expect(tree).toEqual(fromHtml(page));
  });

  it('gives nothing for a page without an article', () => {
    expect(readArticle(fromHtml('<main>Home</main>'), reading)).toBeUndefined();
  });
});

describe('parts of a page that have no form of their own in Markdown', () => {
  it.each([
    [
      '<p>In kilograms:</p><ul><li>with the box</li><li>without <b>it</b></li></ul>',
      'In kilograms: • with the box • without **it**',
    ],
    ['<ol><li><p>Wait.</p></li><li><p>Ask.</p></li></ol><p>Done.</p>', '• Wait. • Ask. Done.'],
    ['<p>One.</p><p>Two <code>a|b</code>.</p>', 'One. Two `a\\|b`.'],
    ['<pre><code>x = 1\ny = 2</code></pre>', '`x = 1 y = 2`'],
  ])('puts %s on the line of its cell', (cell, expected) => {
    const table = markdownOf(`<table><tr><th>Field</th></tr><tr><td>${cell}</td></tr></table>`);
    expect(table.trim().split('\n')).toEqual(['| Field |', '| - |', `| ${expected} |`]);
  });

  it('an admonition is a quotation under its kind and title', () => {
    const heading = '<div class="admonitionHeading_x"><span><svg viewBox="0 0 9 9"></svg></span>';
    expect(
      markdownOf(
        `<div class="theme-admonition theme-admonition-caution alert">${heading}Two numbers</div><div><p>For <b>codes</b>.</p><ul><li>One</li></ul></div></div>`,
      ),
    ).toBe('> **Cẩn thận: Two numbers**\n>\n> For **codes**.\n>\n> - One\n');
    expect(
      markdownOf(`<div class="theme-admonition theme-admonition-note">${heading}note</div><div><p>A</p></div></div>`),
    ).toBe('> **Note**\n>\n> A\n');
    expect(
      markdownOf(`<div class="theme-admonition theme-admonition-own">${heading}Title</div><div><p>A</p></div></div>`),
    ).toBe('> **Title**\n>\n> A\n');
  });

  it('a diagram is its caption, its description and its steps, counted through all conditions', () => {
    expect(
      markdownOf(
        '<figure class="diagram"><div role="group" aria-label="Flow"><svg role="img" aria-label="All is sent."></svg></div><section class="sr-only"><ol><li>Ask</li></ol><p>Known:</p><ol start="2"><li>Yes</li></ol></section><figcaption>The flow</figcaption></figure>',
      ),
    ).toBe('**The flow**\n\n> All is sent.\n\n1. Ask\n\nKnown:\n\n2. Yes\n');
  });

  it('links the samples that are not part of the page', () => {
    const samples = '<div data-operation="x" data-samples="x.samples.json"><pre><code>curl</code></pre></div>';
    expect(markdownOf(samples)).toBe('```\ncurl\n```\n\n[Other languages](rewritten:x.samples.json)\n');
  });

  it('boxes to tick are a task list', () => {
    const item = '<li><label><input type="checkbox" name="test"><span> Write <a href="/x">it</a>.</span></label></li>';
    expect(markdownOf(`<ul class="checklist">${item}</ul>`)).toMatch(/^- \[ \] Write \[it\]\(.+\)\.\n$/);
  });

  it('a term is its words, because its row in the glossary is no heading', () => {
    expect(markdownOf('<p>An <a class="term-link" href="/glossary#term-otp">OTP</a>.</p>')).toBe('An OTP.\n');
  });
});

/** @returns the Markdown of a part of an article */
function convert(html: string): string {
  const article = readArticle(fromHtml(`<div class="theme-doc-markdown">${html}</div>`), {
    rewriteLink: (href) => href,
    admonitions: {},
    otherSamples: '',
  });
  return article ? toMarkdown(article) : '';
}

describe('toMarkdown, what a page may hold besides', () => {
  it('writes footnotes as Markdown has them, without the ways back', () => {
    const markdown = convert(
      '<p>Text<sup><a href="#user-content-fn-a-1" data-footnote-ref>1</a></sup> and <sup>up</sup>.</p><section data-footnotes><h2>Chú thích</h2>' +
        '<ol><li id="user-content-fn-a-1"><p>Words. <a href="#user-content-fnref-a-1" data-footnote-backref>↩</a></p></li></ol></section>' +
        '<section><p>After, <a href="/docs">docs</a>.</p></section>',
    );
    expect(markdown).toBe('Text[^a-1] and up.\n\n[^a-1]: Words.\n\nAfter, [docs](/docs).\n');
  });

  it('parts the words of a cell where its lines break', () => {
    expect(convert('<table><tr><th>a<br>b</th></tr><tr><td>c<br/>d</td></tr></table>')).toContain('| a b |');
  });
});
