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

  it('refuses an entry that does not say what kind of change it is', () => {
    expect(() => readNotes('## Refreshed {/* #2024-05-01 */}\n\nText.', 'a.mdx', 'en')).toThrow(
      /does not say what it is/,
    );
  });

  it('refuses an older entry above a newer one', () => {
    const line = '<Change kind="new" areas="api" />';
    const wrongOrder = `## A {/* #2024-05-01 */}\n\n${line}\n\n## B {/* #2025-05-01 */}\n\n${line}\n`;
    expect(() => readNotes(wrongOrder, 'a.mdx', 'en')).toThrow(/2025-05-01 stands below an older one/);
  });
});

describe('plainText', () => {
  it('keeps words and drops marks', () => {
    expect(plainText('A **bold**  `code` [link](x)')).toBe('A bold code link');
  });
});
