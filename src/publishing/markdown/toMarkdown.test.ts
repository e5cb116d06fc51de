import {fromHtml} from 'hast-util-from-html';
import {describe, expect, it} from 'vitest';
import {readArticle, toMarkdown} from './toMarkdown';

const page = `<!doctype html><html><body><nav>Menu</nav><main><article><div class="theme-doc-markdown markdown">
<header><h1>Sign</h1></header>
<p>For: <strong>Receivers</strong>. See <a href="/docs/questions#x">FAQ</a>.</p>
<h2 id="steps">Steps<a class="hash-link" href="#steps" aria-label="Direct link">​</a></h2>
<ol><li>Press <strong>Sign</strong>.<figure aria-label="The button Sign is highlighted."><span>drawing</span></figure></li></ol>
<table><thead><tr><th>A</th><th>B</th></tr></thead><tbody><tr><td>1</td><td><code>x</code></td></tr><tr id="body-otp"><th><a class="field-address" href="#body-otp">otp</a></th><td>2</td></tr></tbody></table>
<div><pre class="code"><code class="language-bash"><span class="token">curl</span> -v</code></pre><button>Copy</button></div><fieldset><label>cURL</label></fieldset>
</div></article></main></body></html>`;

describe('toMarkdown', () => {
  const tree = fromHtml(page);
  const markdown = toMarkdown(readArticle(tree, (href) => `rewritten:${href}`)!); // The page has an article.

  it('keeps title, steps, tables and code of the article', () => {
    expect(markdown).toMatch(/^# Sign\n/);
    expect(markdown).toContain('## Steps\n');
    expect(markdown).toMatch(/1\. +Press \*\*Sign\*\*/);
    expect(markdown).toContain('| 1 | `x` |');
    expect(markdown).toContain('| otp | 2 |');
    expect(markdown).toContain('```bash\ncurl -v\n```');
  });

  it('tells a drawing by its description', () => {
    expect(markdown).toContain('> The button Sign is highlighted.');
    expect(markdown).not.toContain('drawing');
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
    expect(readArticle(fromHtml('<main>Home</main>'), (href) => href)).toBeUndefined();
  });
});
