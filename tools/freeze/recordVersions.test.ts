import {cpSync, mkdtempSync, readFileSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {expect, it} from 'vitest';
import {createContext} from '../../checks/pages/createContext';
import {check} from '../../checks/frozen';
import {readRecord} from '../../checks/frozen/readFrozenFiles';
import {recordVersions} from './recordVersions';

const versions = ['2.2.0', '1.0.0'];
const changed = 'versioned_docs/version-2.2.0/index.mdx';
const added = 'i18n/vi/docusaurus-plugin-content-docs/version-2.2.0/added.mdx';
const gone = 'versioned_docs/version-2.2.0/gone.mdx';

function scratchCopy(): string {
  const root = mkdtempSync(join(tmpdir(), 'freeze-'));
  cpSync(join(__dirname, '../../checks/frozen/__fixtures__/bad'), root, {recursive: true});
  return root;
}

async function problemsOf(root: string): Promise<string[]> {
  return (await check.run(createContext(root))).problems.map(({file}) => file);
}

it('records a whole version: the check passes until a file changes again', async () => {
  const root = scratchCopy();
  expect(await problemsOf(root)).toEqual([added, gone, changed]);
  expect(recordVersions({root, versions, targets: ['2.2.0'], reason: 'a wrong address'})).toEqual([
    added,
    gone,
    changed,
  ]);
  expect(await problemsOf(root)).toEqual([]);
  expect(readRecord(root).changes).toEqual([
    {version: '2.2.0', reason: 'a wrong address', files: [added, gone, changed]},
  ]);

  writeFileSync(join(root, changed), 'Changed behind our back.\n');
  expect(await problemsOf(root)).toEqual([changed]);
});

it('records single files, and leaves the others to the check', async () => {
  const root = scratchCopy();
  expect(recordVersions({root, versions, targets: [changed, gone], reason: 'a wrong address'})).toEqual([
    changed,
    gone,
  ]);
  expect(readRecord(root).changes).toEqual([{version: '2.2.0', reason: 'a wrong address', files: [changed, gone]}]);
  expect(await problemsOf(root)).toEqual([added]);
});

it.each([
  [[], 'x', 'Name the files to record'],
  [['2.2.0'], ' ', 'add --reason'],
  [['3.0.0'], 'x', '"3.0.0" is neither a frozen version nor a file of one. Frozen versions: 2.2.0, 1.0.0.'],
  [['docs/index.mdx'], 'x', '"docs/index.mdx" is neither a frozen version nor a file of one.'],
  [['1.0.0'], 'x', '1.0.0 has no files to freeze.'],
])('refuses %j with reason "%s" and records nothing', (targets, reason, message) => {
  const root = scratchCopy();
  const before = readFileSync(join(root, 'checks/frozen/fingerprints.json'), 'utf8');
  expect(() => recordVersions({root, versions, targets, reason})).toThrow(message);
  expect(readFileSync(join(root, 'checks/frozen/fingerprints.json'), 'utf8')).toBe(before);
});
