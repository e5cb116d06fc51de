import {describe, expect, test} from 'vitest';
import type {BuiltSite} from './readSite';
import {pageWith, siteOf} from './siteOf';
import {tables} from './tables';

async function problemsOf(site: BuiltSite): Promise<string[]> {
  return (await tables.run(site)).findings.map(({problem}) => problem);
}

describe('tables', () => {
  const cells = (cell: string) =>
    siteOf({'/index.html': pageWith(`<table><tbody><tr><td>A</td>${cell}</tr></tbody></table>`)});

  test.each([
    '<td>B</td>',
    '<td><code>B</code></td>',
    '<td data-label="B"><img src="/a.svg" alt="B"></td>',
    '<td></td>',
  ])('%s is fine', async (cell) => {
    expect(await problemsOf(cells(cell))).toEqual([]);
  });

  test.each([
    '<td data-label="What to do"></td>',
    '<td data-label="What to do"> <p></p></td>',
    '<td data-label="What to do"><!-- --></td>',
  ])('%s is found', async (cell) => {
    expect(await problemsOf(cells(cell))).toEqual([expect.stringContaining('"What to do" is empty')]);
  });
});
