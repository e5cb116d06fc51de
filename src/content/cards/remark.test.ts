import {describe, expect, it} from 'vitest';
import {compilePage} from '../../../tests/support/compilePage';

const cards = (lines: string, attributes = ''): string => `<Cards${attributes}>\n\n${lines}\n\n</Cards>`;

describe('cards', () => {
  it('have a link as their title and a sentence below it, and an icon where the page names some', async () => {
    const html = await compilePage(
      cards(
        '- [Log in](../login.mdx): With a `password`.\n- [Log out](../logout.mdx): At the end.',
        ' icons="send users"',
      ),
    );
    expect(html.replace(/\s*\n\s*/g, '')).toBe(
      '<div class="cards"><ul>' +
        '<li class="icon-send"><p><a href="../login.mdx">Log in</a></p><p>With a <code>password</code>.</p></li>' +
        '<li class="icon-users"><p><a href="../logout.mdx">Log out</a></p><p>At the end.</p></li>' +
        '</ul></div>',
    );
  });

  it.each([
    ['something else than one list', 'Text.'],
    ['an item that is not one link', '- Text'],
    ['an item without a sentence', '- [Log in](../login.mdx)'],
    ['2 icons for 1 cards', '- [Log in](../login.mdx): Text.', ' icons="send users"'],
  ])('say what is wrong: %s', async (problem, lines, attributes = '') => {
    await expect(compilePage(cards(lines, attributes))).rejects.toThrow(problem);
  });
});
