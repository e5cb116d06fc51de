import type {Element, Nodes} from 'hast';
import {describe, expect, it} from 'vitest';
import {attributeOf} from '../../kit/mdx';
import {h} from '../../kit/html';
import {rehypeCodeHighlight} from './rehype';

function block(code: string, language?: string, meta?: string): Element {
  const pre = h('pre', h('code', {className: language && `language-${language}`}, `${code}\n`));
  const [element] = pre.children;
  if (element?.type === 'element') element.data = {...element.data, meta} as typeof element.data;
  const point = {line: 7, column: 1};
  return {...pre, position: {start: point, end: point}};
}

function run(pre: Element, path = 'docs/page.mdx'): Nodes | undefined {
  const item = h('li', pre);
  rehypeCodeHighlight({apiUrl: 'https://api.example.com'})(
    {type: 'root', children: [item]},
    {cwd: '/site', path: `/site/${path}`},
  );
  return item.children[0];
}

function htmlOf(pre: Element, path?: string): string {
  const shown = run(pre, path);
  return shown ? attributeOf(shown, 'html') : '';
}

describe('a fenced block', () => {
  it('becomes finished markup, wherever it is', () => {
    const node = run(block('{"id": 1}', 'json'));
    expect(node).toMatchObject({
      type: 'mdxJsxFlowElement',
      name: 'StaticHtml',
      attributes: [{name: 'className', value: 'code-block'}, {name: 'html'}],
    });
    expect(htmlOf(block('{"id": 1}', 'json'))).toBe(
      '<div class="code-tools"><button type="button" class="code-copy" data-copied="Copied">Copy</button></div>' +
        '<pre class="code code-single" tabindex="0"><code class="language-json">{<span class="token property">"id"</span>: 1}\n</code></pre>',
    );
  });

  it.each(['console', 'text', 'diff', 'sh', 'shell', 'sql', 'py', undefined])(
    'may name the language %s',
    (language) => {
      expect(htmlOf(block('$ ls', language))).toContain(`<code class="language-${language ?? 'text'}">`);
    },
  );

  it('has a button for the reader’s own values where it shows the address of the example', () => {
    const button = '<button type="button" class="code-values" aria-expanded="false">Your values</button>';
    expect(htmlOf(block('export ECONTRACT_URL=https://api.example.com', 'bash'))).toContain(button);
    expect(htmlOf(block('export ECONTRACT_TOKEN=x', 'bash'))).not.toContain('code-values');
  });

  it('has buttons in the language of the page', () => {
    expect(htmlOf(block('a'), 'i18n/vi/docusaurus-plugin-content-docs/current/page.mdx')).toContain(
      'data-copied="Đã sao chép">Sao chép<',
    );
  });

  it('shows a title and escapes it', () => {
    expect(htmlOf(block('a', 'text', 'title="a < b"'))).toContain('<div class="code-title">a &lt; b</div>');
  });

  it('marks lines by number and by comment, and hides the comments', () => {
    const html = htmlOf(block('a = 1\n# highlight-next-line\nb = 2\nc = 3', 'python', '{3}'));
    expect(html).not.toContain('highlight-next-line');
    expect(html.match(/code-marked">.*?\n<\/span>/gs)).toEqual([
      expect.stringContaining('b'),
      expect.stringContaining('c'),
    ]);
  });

  it('numbers lines, from any first number', () => {
    expect(htmlOf(block('a\nb', 'text', 'showLineNumbers=5'))).toMatch(
      /class="code code-numbered" tabindex="0" style="--site-code-first:4"/,
    );
    expect(htmlOf(block('a', 'text', 'showLineNumbers'))).not.toContain('style=');
  });

  it('breaks long lines when asked, and offers it where lines are long', () => {
    expect(htmlOf(block('a', 'text', 'wrap'))).toContain('class="code code-wrapped code-single"');
    expect(htmlOf(block('a'.repeat(100)))).toContain('class="code-wrap" aria-pressed="false">Wrap lines<');
    expect(htmlOf(block('a'))).not.toContain('code-wrap');
  });
});

describe('a syntax error stops the build with its location and the repair', () => {
  const cases: [name: string, pre: Element, message: RegExp][] = [
    [
      'unknown language',
      block('a', 'jsonn'),
      /code: docs\/page\.mdx:7 "jsonn" is not a language of code blocks\. Did you mean "json"\?/,
    ],
    ['inherited name', block('a', 'constructor'), /"constructor" is not a language/],
    [
      'unknown word',
      block('a', 'json', 'showLineNumber'),
      /cannot read "showLineNumber"\. Did you mean "showLineNumbers"\?/,
    ],
    ['title without quotes', block('a', 'json', 'title=file.json'), /cannot read "title=file\.json"/],
    ['range turned round', block('a', 'json', '{3-1}'), /cannot mark the lines \{3-1\}/],
    ['line that is not there', block('a', 'json', '{2}'), /Line 2 is to be marked, but the code has 1/],
    ['comment without partner', block('// highlight-end\na', 'js'), /highlight-end has no partner/],
    ['comment that marks nothing', block('a\n// highlight-next-line', 'js'), /marks nothing/],
    ['part left open', block('// highlight-start\na', 'js'), /marks nothing/],
  ];
  it.each(cases)('%s', (_, pre, message) => {
    expect(() => run(pre)).toThrow(message);
  });
});
