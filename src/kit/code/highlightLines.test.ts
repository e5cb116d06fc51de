import {describe, expect, it} from 'vitest';
import {toMarkup} from '../html';
import {colouredLine} from './codeBlock';
import {highlightLines} from './highlightLines';

/** One telling piece of code per language, and what must be coloured how in it. */
const samples: [language: string, code: string, role: string, text: string][] = [
  ['bash', 'curl -X POST "$URL" # send', 'comment', '# send'],
  ['json', '{"name": "Vy"}', 'property', '"name"'],
  ['yaml', 'name: Vy', 'property', 'name'],
  ['http', 'POST /v1/documents HTTP/1.1\nAccept: application/json', 'property', 'Accept'],
  ['javascript', 'const id = await send();', 'keyword', 'const'],
  ['typescript', 'interface A { id: string }', 'keyword', 'interface'],
  ['jsx', 'const a = <b id="x" />;', 'property', 'id'],
  ['tsx', 'const a: A = <b id="x" />;', 'property', 'id'],
  ['python', 'def send(): return "x"', 'keyword', 'def'],
  ['php', '<?php echo "x";', 'keyword', 'echo'],
  ['java', 'public class A {}', 'keyword', 'public'],
  ['csharp', 'using var a = new A();', 'keyword', 'using'],
  ['go', 'func main() {}', 'keyword', 'func'],
  ['ruby', 'def send; end', 'keyword', 'def'],
  ['nginx', 'server { listen 80; }', 'keyword', 'server'],
  ['xml', '<a id="x"/>', 'property', 'id'],
  ['properties', 'host=example.com', 'property', 'host'],
  ['diff', '-old\n+new', 'inserted', '+new'],
];

const htmlOf = (code: string, language: string): string =>
  highlightLines(code, language)
    .map((line) => toMarkup(colouredLine(line)))
    .join('\n');

describe('code is coloured', () => {
  it.each(samples)('in %s', (language, code, role, text) => {
    const pieces = highlightLines(code, language).flat();
    expect(
      pieces.some((piece) => piece.role === role && piece.text.includes(text)),
      JSON.stringify(pieces),
    ).toBe(true);
  });

  it.each(samples)('and keeps every sign of it, in %s', (language, code) => {
    expect(
      highlightLines(code, language)
        .map((line) => line.map(({text}) => text).join(''))
        .join('\n'),
    ).toBe(code);
  });

  it('line by line, so that a comment over two lines is two pieces', () => {
    expect(htmlOf('/* a\n b */', 'java')).toBe(
      '<span class="token comment">/* a</span>\n<span class="token comment"> b */</span>',
    );
  });

  it('never as markup of its own', () => {
    expect(htmlOf('<script>alert("x")</script>', 'text')).toBe('&lt;script>alert("x")&lt;/script>');
    expect(htmlOf('<script>', 'html')).not.toContain('<script>');
  });
});
