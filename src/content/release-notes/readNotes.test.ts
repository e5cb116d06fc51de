import {describe, expect, it} from 'vitest';
import {plainText, readNotes} from './readNotes';

const page = `---
title: Website
---

Dates are those of the documentation.

## Administrators manage [certificates](../x.mdx) {/* #2025-03-17 */}

<Change kind="new" areas="website" />

- More.

## Tutorials are refreshed {/* #2024-05-01 */}

<Change kind="changed" areas="website api" />
`;

describe('readNotes', () => {
  it('gives day and title of every entry, newest first, the day in the language of the page', () => {
    expect(readNotes(page, 'a.mdx', 'en')).toEqual([
      {date: '2025-03-17', heading: '17 March 2025', summary: 'Administrators manage certificates'},
      {date: '2024-05-01', heading: '1 May 2024', summary: 'Tutorials are refreshed'},
    ]);
    expect(readNotes(page, 'a.mdx', 'vi').map(({heading}) => heading)).toEqual(['17/03/2025', '01/05/2024']);
  });

  it('refuses a page without entries', () => {
    expect(() => readNotes('# Nothing', 'a.mdx', 'en')).toThrow(/a\.mdx: no entry found/);
  });
});

describe('plainText', () => {
  it('keeps words and drops marks', () => {
    expect(plainText('A **bold**  `code` [link](x)')).toBe('A bold code link');
  });
});
