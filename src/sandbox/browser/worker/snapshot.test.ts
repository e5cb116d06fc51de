import {mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {expect, test} from 'vitest';
import {StateFile} from '../../../../integrators/sandbox/server/stateFile';
import {viewAfter} from '../../testing/page';
import {toSnapshot} from './snapshot';

test('a sandbox goes on on a machine with its documents and files', async () => {
  const {world} = viewAfter('completed');
  const bytes = new Uint8Array(20_000).map((_, index) => index % 256);
  const snapshot = await toSnapshot(world, () => Promise.resolve(new Blob([bytes])));
  const path = join(mkdtempSync(join(tmpdir(), 'snapshot-')), 'sandbox.json');
  writeFileSync(path, await snapshot.text());
  const [start, file] = new StateFile(path).read();
  expect(start).toEqual({kind: 'start', worlds: {default: JSON.parse(JSON.stringify(world)) as unknown}});
  expect(file?.kind === 'file' && Buffer.from(file.bytes, 'base64').equals(Buffer.from(bytes))).toBe(true);
});
