import {execFileSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {readLock} from './readLock';

interface BillOfMaterials {
  bomFormat: string;
  components: {name: string; version: string; hashes?: unknown[]}[];
}

test('npm run sbom lists every package of the lock file, with its hash', () => {
  execFileSync('npm', ['run', 'sbom'], {stdio: 'ignore'});
  const {bomFormat, components} = JSON.parse(readFileSync('sbom.cdx.json', 'utf8')) as BillOfMaterials;
  expect(bomFormat).toBe('CycloneDX');
  const listed = components.map(({name, version}) => `${name}@${version}`);
  expect(readLock('package-lock.json').filter(({name, version}) => !listed.includes(`${name}@${version}`))).toEqual([]);
  expect(components.filter(({hashes}) => !hashes?.length)).toEqual([]);
});
