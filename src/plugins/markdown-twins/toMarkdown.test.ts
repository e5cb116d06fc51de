import {describe, expect, it} from 'vitest';
import {toMarkdown} from './toMarkdown';

const page = `<!doctype html><html><body><nav>Menu</nav><main><article><div class="theme-doc-markdown markdown">
<header><h1>Sign</h1></header>
<p>For: <strong>Receivers</strong>. See <a href="/docs/questions#x">FAQ</a>.</p>
<h2 id="steps">Steps<a class="hash-link" href="#steps" aria-label="Direct link">​</a></h2>
<ol><li>Press <strong>Sign</strong>.<figure aria-label="The button Sign is highlighted."><span>drawing</span></figure></li></ol>
<table><thead><tr><th>A</th><th>B</th></tr></thead><tbody><tr><td>1</td><td><code>x</code></td></tr></tbody></table>
<div><pre class="code"><code class="language-bash"><span class="token">curl</span> -v</code></pre><button>Copy</button></div>
</div></article></main></body></html>`;

describe('toMarkdown', () => {
  const result = toMarkdown(page, (href) => `rewritten:${href}`);

  it('keeps title, steps, tables and code of the article', () => {
    expect(result?.title).toBe('Sign');
    expect(result?.markdown).toContain('# Sign');
    expect(result?.markdown).toContain('## Steps\n');
    expect(result?.markdown).toMatch(/1\. +Press \*\*Sign\*\*/);
    expect(result?.markdown).toContain('| 1 | `x` |');
    expect(result?.markdown).toContain('```bash\ncurl -v\n```');
  });

  it('tells a drawing by its description', () => {
    expect(result?.markdown).toContain('> The button Sign is highlighted.');
    expect(result?.markdown).not.toContain('drawing');
  });

  it('passes every link through the given function', () => {
    expect(result?.markdown).toContain('[FAQ](rewritten:/docs/questions#x)');
  });

  it('leaves out what is not text', () => {
    expect(result?.markdown).not.toMatch(/Menu|Copy|Direct link/);
  });

  it('gives nothing for a page without an article', () => {
    expect(toMarkdown('<html><body><main>Home</main></body></html>', (href) => href)).toBeUndefined();
  });
});
