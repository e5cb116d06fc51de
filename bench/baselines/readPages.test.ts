import {expect, test} from 'vitest';
import {toPlainMarkdown} from './readPages';

const bodyOf = (text: string) => toPlainMarkdown(`# A title\n\n${text}`, '/vi/docs/tutorial/a/b').body;

test('links are addresses without anchors, and code is left alone', () => {
  expect(bodyOf('[Term](../../glossary#term-x), [page](/docs/b.md)\n\n```\n[a](b.md) {\n```')).toBe(
    '[Term](/vi/docs/glossary), [page](/docs/b)\n\n```\n[a](b.md) {\n```\n',
  );
});

test('braces in text are escaped, those in code stay, addresses are links', () => {
  expect(bodyOf('Send {id} or `{"id": 1}` to <https://a.example.com/x>.')).toBe(
    'Send \\{id} or `{"id": 1}` to [https://a.example.com/x](https://a.example.com/x).\n',
  );
});

test('the choice of a language for samples is left out', () => {
  expect(bodyOf('Samples\n\n\\[x]cURL\\[ ]Python\n\n```bash\n# curl\n```')).toBe('Samples\n\n```bash\n# curl\n```\n');
});
