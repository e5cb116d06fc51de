import {join} from 'node:path';
import {beforeEach, describe, expect, it} from 'vitest';
import {scratchFolder, writeFiles} from '../../tests/support/scratchFolder';
import {scratchRepository, type ScratchRepository} from '../../tests/support/scratchRepository';
import {correctionsFile, findUnexplained} from './corrections';

const page = 'versioned_docs/version-1.0.0/index.mdx';
const translation = 'i18n/vi/docusaurus-plugin-content-docs/version-1.0.0/index.mdx';
const earlier = '- reason: earlier\n  files: ["**/version-1.0.0/**"]\n';

let root: string;
let git: ScratchRepository['git'];
let commit: ScratchRepository['commit'];
const findFiles = (): string[] => findUnexplained(root).problems.map(({file}) => file);

beforeEach(() => {
  const files = {'versions.json': '["1.0.0"]', [page]: 'A', [translation]: 'B', 'docs/index.mdx': 'C'};
  ({root, git, commit} = scratchRepository(files));
  commit({[correctionsFile]: earlier});
});

describe('on main', () => {
  it('refuses what the last commit and the working tree changed without a row of the same change', () => {
    commit({[page]: 'changed', 'docs/index.mdx': 'changed'});
    writeFiles(root, {[translation]: 'changed', 'versioned_sidebars/version-1.0.0-sidebars.json': '{}'});
    expect(findFiles()).toEqual([translation, page, 'versioned_sidebars/version-1.0.0-sidebars.json']);
    const base = git('rev-parse', '--short=8', 'HEAD~1');
    expect(findUnexplained(root).problems[1]).toEqual({
      file: page,
      rule: `differs from the commit ${base}, but 1.0.0 is frozen`,
      repair: `Undo it; or, if it corrects an error, add the row \`- {reason: what was wrong, files: [${page}]}\` at the top of ${correctionsFile}.`,
    });
  });

  it('accepts what a new row names, by path or glob, and asks for another row after the next change', () => {
    commit({
      [page]: 'changed',
      [translation]: 'changed',
      [correctionsFile]: earlier.replace('earlier', 'new') + earlier,
    });
    expect(findUnexplained(root)).toEqual({problems: [], report: []});
    commit({[page]: 'again'});
    expect(findFiles()).toEqual([page]);
    writeFiles(root, {[correctionsFile]: `- {reason: mend it, files: [${page}]}\n${earlier}`});
    expect(findFiles()).toEqual([]);
  });

  it('leaves versions alone that come or go with the change', () => {
    commit({'versions.json': '["2.0.0"]', 'versioned_docs/version-2.0.0/index.mdx': 'A', [page]: 'changed'});
    expect(findFiles()).toEqual([]);
    commit({'versioned_docs/version-2.0.0/index.mdx': 'changed'});
    expect(findFiles()).toEqual(['versioned_docs/version-2.0.0/index.mdx']);
  });
});

describe('on a branch', () => {
  beforeEach(() => {
    git('checkout', '--quiet', '-b', 'work');
  });

  it('compares with the place where it left main', () => {
    commit({[page]: 'changed'});
    commit({'docs/index.mdx': 'changed'});
    expect(findFiles()).toEqual([page]);
    commit({[correctionsFile]: `- {reason: mend it, files: [${page}]}\n${earlier}`});
    expect(findFiles()).toEqual([]);
  });

  it('compares with the main of origin, if it is known, also without a name of its own', () => {
    commit({[page]: 'changed'});
    git('update-ref', 'refs/remotes/origin/main', 'HEAD');
    commit({[translation]: 'changed'});
    git('checkout', '--quiet', '--detach');
    expect(findFiles()).toEqual([translation]);
    git('update-ref', 'refs/remotes/origin/main', 'HEAD');
    expect(findFiles()).toEqual([translation]);
  });
});

it('says that it was left out without a commit to compare with', () => {
  const report = ['Frozen pages were not compared: Git has no commit before the present change.'];
  expect(findUnexplained(scratchFolder())).toEqual({problems: [], report});
  expect(findUnexplained(join(__dirname, '__fixtures__/good'))).toEqual({problems: [], report});
});

it('refuses a row without a reason', () => {
  writeFiles(root, {[correctionsFile]: `- files: [${page}]\n`});
  expect(() => findUnexplained(root)).toThrow(`${correctionsFile}:1 key "0.reason" is missing`);
});
