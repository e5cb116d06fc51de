import {mkdirSync, mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {expect, it} from 'vitest';
import {readExemptions} from './exemptions';

function projectWith(text: string): string {
  const root = mkdtempSync(join(tmpdir(), 'exemptions-'));
  mkdirSync(join(root, 'checks'));
  writeFileSync(join(root, 'checks/exemptions.yaml'), text);
  return root;
}

it('reads one exemption a line', () => {
  const line = '- {check: links, file: docs/a.mdx, contains: b.mdx, reason: comes next week, owner: writers}\n';
  expect(readExemptions(projectWith(line))).toEqual([
    {check: 'links', file: 'docs/a.mdx', contains: 'b.mdx', reason: 'comes next week', owner: 'writers'},
  ]);
});

it('refuses an exemption without reason or owner', () => {
  expect(() => readExemptions(projectWith('- {check: links, file: docs/a.mdx, contains: b.mdx}\n'))).toThrow(
    'checks/exemptions.yaml: entry 1 lacks reason, owner.',
  );
});
