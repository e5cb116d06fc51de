import {describe, expect, it} from 'vitest';
import {resolveFragments} from './resolveFragments';

const target = '# Page\n\n## Các bước {#steps}\n\n### More {#more}\n';

/** @returns the two texts after their links were resolved, one of them the target of the other's links. */
function resolve(text: string): {from: string; to: string} {
  const texts = resolveFragments(
    new Map([
      ['/docs/from', text],
      ['/docs/to', target],
    ]),
  );
  return {from: texts.get('/docs/from') ?? '', to: texts.get('/docs/to') ?? ''};
}

describe('a link to a part of a page', () => {
  it('keeps the id of the heading it leads to, and only of that', () => {
    const {from, to} = resolve('See [the steps](/docs/to.md#steps).');
    expect(from).toBe('See [the steps](/docs/to.md#steps).');
    expect(to).toBe('# Page\n\n## Các bước {#steps}\n\n### More\n');
  });

  it('leads to the page where there is no such heading, with its title', () => {
    expect(resolve('[OTP](/docs/to.md#term-otp "A code")').from).toBe('[OTP](/docs/to.md "A code")');
  });

  it('is plain text within a page that has no such heading', () => {
    expect(resolve('[Tell \\[us\\]](#feedback)').from).toBe('Tell \\[us\\]');
    expect(resolve('# A {#a}\n\n[Up](#a)').from).toBe('# A {#a}\n\n[Up](#a)');
  });

  it('stays where the target is another file, another site or code', () => {
    const text =
      '[a](/openapi/v1.json#/paths) [b](https://x.example/#c)\n\n```md\n## Code {#code}\n[x](/docs/to.md#none)\n```';
    expect(resolve(text).from).toBe(text);
  });

  it('may be in a table, in a quotation and twice in a line', () => {
    const {from} = resolve('> | [a](/docs/to.md#more) | [b](/docs/to.md#none) |');
    expect(from).toBe('> | [a](/docs/to.md#more) | [b](/docs/to.md) |');
  });
});
