import {expect, test} from 'vitest';
import {addPhrases} from './copyWithPhrases';

test('puts the phrases of a page below its title', () => {
  const html = '<main><h1>Not this</h1><article><header><h1>Cancel</h1></header><p>Text</p></article></main>';
  expect(addPhrases(html, ['take it back', 'a < b'])).toBe(
    html.replace('</header>', '</header><p>take it back. a &lt; b.</p>'),
  );
  expect(addPhrases('<article><h1>A</h1>Text</article>', ['b'])).toBe('<article><h1>A</h1><p>b.</p>Text</article>');
  expect(addPhrases(html, [])).toBe(html);
  expect(() => addPhrases('<p>No title</p>', ['a'])).toThrow('no article');
});
