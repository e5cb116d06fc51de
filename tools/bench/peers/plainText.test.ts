import {expect, test} from 'vitest';
import {readTwin} from './plainText';

test('links are addresses without anchors, and code is left alone', () => {
  const text =
    '# A title\n\n[Term](../../glossary#term-x), [page](/docs/b.md), [out](https://a.example.com/x.md)\n\n```\n[a](b.md)\n```\n';
  expect(readTwin(text, '/vi/docs/tutorial/a/b')).toEqual({
    title: 'A title',
    body: '[Term](/vi/docs/glossary), [page](/docs/b), [out](https://a.example.com/x.md)\n\n```\n[a](b.md)\n```',
  });
});

test('of samples to choose from, only the first one stays', () => {
  const samples = '```bash\n# curl\n```\n\n```python\n# requests\n```\n\n## Next\n\n```json\n{}\n```';
  const {body} = readTwin(`# T\n\n\`\`\`\nGET\n\`\`\`\n\n\\[x]cURL\\[ ]Python\n\n${samples}`, '/docs/a');
  expect(body).toContain('GET');
  expect(body).toContain('# curl');
  expect(body).not.toContain('requests');
  expect(body).toContain('{}');
  expect(body).not.toContain('cURL');
});
