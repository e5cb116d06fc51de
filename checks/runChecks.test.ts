import {join} from 'node:path';
import {describe, expect, it} from 'vitest';
import type {Exemption} from './exemptions';
import {check as headingIds} from './heading-ids';
import {check as mdxSyntax} from './mdx-syntax';
import {runChecks} from './runChecks';
import type {Check} from './types';

const root = join(__dirname, 'heading-ids/__fixtures__/bad');
const readsNothing: Check = {
  name: 'reads-nothing',
  description: 'Looks at no file.',
  guide: 'guides/testing.md',
  run: () => ({filesRead: 0, problems: []}),
};
const exemption: Exemption = {
  check: 'heading-ids',
  file: 'docs/page.mdx',
  contains: 'No id here',
  reason: 'shows how an exemption works',
  owner: 'writers',
  line: 4,
};

describe('runChecks', () => {
  it('prints problems, then one line with the number of files, and counts checks', async () => {
    const {lines, passed, failed} = await runChecks({root, checks: [headingIds], exemptions: []});
    expect(lines.at(0)).toMatch(/^heading-ids: docs\/page\.mdx:11 the heading "No id here" has no id\. Write /);
    expect(lines.at(-1)).toBe('✗ heading-ids: 4 files read, 5 problems. Why: guides/testing.md#heading-ids');
    expect([passed, failed]).toEqual([0, 1]);
  });

  it('fails a check that reads no file', async () => {
    const {lines, failed} = await runChecks({root, checks: [readsNothing], exemptions: []});
    expect(lines.at(0)).toBe('reads-nothing: matched no files. Check its paths.');
    expect(failed).toBe(1);
  });

  it('runs nothing else while a page cannot be read', async () => {
    const broken = join(__dirname, 'mdx-syntax/__fixtures__/bad');
    const {problems, lines, passed, failed} = await runChecks({
      root: broken,
      checks: [mdxSyntax, headingIds],
      exemptions: [],
    });
    expect(lines.at(-1)).toBe('The other checks wait until all pages can be read.');
    expect(problems.every((problem) => problem.startsWith('mdx-syntax: '))).toBe(true);
    expect([passed, failed]).toEqual([0, 1]);
  });

  it('looks only at what has changed, whatever else is wrong', async () => {
    const run = (file: string) => runChecks({root, checks: [headingIds], exemptions: [], changed: new Set([file])});
    expect((await run('docs/page.mdx')).problems).toHaveLength(4);
    expect((await run('docs/order.mdx')).lines.at(-1)).toBe(
      '✗ heading-ids: 2 files read, 1 problem. Why: guides/testing.md#heading-ids',
    );
    expect((await run('README.md')).lines).toEqual(['✓ heading-ids: 0 files read']);
  });

  it('limits what is told to the chosen files', async () => {
    const {lines, passed} = await runChecks({
      root,
      checks: [headingIds],
      exemptions: [],
      selection: ['docs/order.mdx'],
    });
    expect(lines).toEqual(['✓ heading-ids: 1 file read']);
    expect(passed).toBe(1);
  });

  it('lets a check read nothing of the chosen files, if another does', async () => {
    const run = (checks: Check[], file: string) => runChecks({root, checks, exemptions: [], selection: [file]});
    const {lines, failed} = await run([readsNothing, headingIds], 'docs/order.mdx');
    expect(lines).toEqual(['✓ reads-nothing: 0 files read', '✓ heading-ids: 1 file read']);
    expect(failed).toBe(0);
    const message = 'docs/oder.mdx: matched no files to look at. Check the paths.';
    expect(await run([headingIds], 'docs/oder.mdx')).toMatchObject({problems: [message], failed: 1});
    expect(await run([{...readsNothing, run: () => ({filesRead: 9, problems: []})}], 'docs/oder.mdx')).toMatchObject({
      problems: [message],
      failed: 1,
    });
    expect((await run([readsNothing], 'docs/order.mdx')).failed).toBe(1);
  });

  it('accepts a folder as a choice', async () => {
    const {lines} = await runChecks({root, checks: [headingIds], exemptions: [], selection: ['docs']});
    expect(lines.at(-1)).toBe('✗ heading-ids: 2 files read, 3 problems. Why: guides/testing.md#heading-ids');
  });

  it('leaves out what is exempted, and says so', async () => {
    const {lines} = await runChecks({root, checks: [headingIds], exemptions: [exemption]});
    expect(lines.join('\n')).not.toContain('No id here');
    expect(lines.at(-1)).toContain('4 files read, 1 exempted, 4 problems');
  });

  it('fails on an exemption that nothing needs', async () => {
    const idle = {...exemption, contains: 'long gone'};
    const {lines} = await runChecks({root, checks: [headingIds], exemptions: [idle]});
    expect(lines).toContain(
      'heading-ids: checks/exemptions.yaml:4 the exemption for docs/page.mdx ("long gone") is not needed. Remove it.',
    );
  });
});
