import {describe, expect, it} from 'vitest';
import {plainText, readNotes} from './readNotes';

const page = `---
title: Website
---

Dates are those of the documentation.

## 17 March 2025 {/* #2025-03-17 */}

**Administrators manage [certificates](../x.mdx).**

- More.

## 1 May 2024 {/* #2024-05-01 */}

Tutorials are refreshed.
`;

describe('readNotes', () => {
  it('gives date, heading and first paragraph of every entry, newest first', () => {
    expect(readNotes(page, 'a.mdx')).toEqual([
      {date: '2025-03-17', heading: '17 March 2025', summary: 'Administrators manage certificates.'},
      {date: '2024-05-01', heading: '1 May 2024', summary: 'Tutorials are refreshed.'},
    ]);
  });

  it('refuses a page without entries', () => {
    expect(() => readNotes('# Nothing', 'a.mdx')).toThrow(/a\.mdx: no dated entry found/);
  });

  it('refuses an entry without a summary', () => {
    expect(() => readNotes('## 1 May 2024 {/* #2024-05-01 */}\n', 'a.mdx')).toThrow(/no summary/);
  });

  it('refuses an older entry above a newer one', () => {
    const wrongOrder = '## A {/* #2024-05-01 */}\n\nText.\n\n## B {/* #2025-05-01 */}\n\nText.\n';
    expect(() => readNotes(wrongOrder, 'a.mdx')).toThrow(/2025-05-01 stands below an older one/);
  });
});

describe('plainText', () => {
  it('keeps words and drops marks', () => {
    expect(plainText('A **bold**  `code` [link](x)')).toBe('A bold code link');
  });
});
