import {describe, expect, test} from 'vitest';
import {markdownCopies} from './markdownCopies';
import type {BuiltSite} from './readSite';
import {siteOf} from './siteOf';

async function problemsOf(site: BuiltSite): Promise<string[]> {
  return (await markdownCopies.run(site)).findings.map(({problem}) => problem);
}

describe('markdown-copies', () => {
  const copies = (text: string) => siteOf({'/docs/a.md': text, '/docs/b.md': '# B\n\n## Steps {#steps}\n\n## Next\n'});

  test.each(['[b](/docs/b.md#steps)', '[b](/docs/b.md) [c](/docs/b.md#steps "Title")'])('%s is fine', async (text) => {
    expect(await problemsOf(copies(text))).toEqual([]);
  });

  test.each([
    '[b](/docs/b.md#term-otp)',
    '| A |\n| - |\n| [b](/docs/b.md#next) |',
    '# A\n\n> [here](#feedback)',
    '```md\n## Steps {#steps}\n```\n\n[code is no heading](#steps)',
  ])('%s is found', async (text) => {
    expect(await problemsOf(copies(text))).toEqual([expect.stringContaining('leads to no heading there')]);
  });
});
