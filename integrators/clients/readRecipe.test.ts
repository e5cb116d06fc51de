import {mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {describe, expect, it} from 'vitest';
import {readRecipe} from './readRecipe';

function page(text: string): string {
  const file = join(mkdtempSync(join(tmpdir(), 'recipe-')), 'page.mdx');
  writeFileSync(file, text);
  return file;
}

describe('a page with recipes', () => {
  it('gives its titled blocks as files and its generators as commands', () => {
    const {files, installations, generators} = readRecipe(
      page(
        '# Page\n\n```ts title="a.ts"\nconst a = 1;\n```\n\n```bash\nnpm install orval\nnpx orval\n```\n\n```ts\nno title\n```\n',
      ),
    );
    expect([...files]).toEqual([['a.ts', 'const a = 1;\n']]);
    expect(installations).toEqual(['npm install orval']);
    expect(generators).toEqual(['npx orval']);
  });

  it('must hold both', () => {
    expect(() => readRecipe(page('```bash\nnpx orval\n```\n'))).toThrow(/no code block with a title/);
  });
});
