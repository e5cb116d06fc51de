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
  expect(readExemptions(projectWith(line), ['links'])).toEqual([
    {check: 'links', file: 'docs/a.mdx', contains: 'b.mdx', reason: 'comes next week', owner: 'writers', line: 1},
  ]);
});

it('refuses an exemption without reason or owner, and a mistyped key or check', () => {
  const lines =
    '- {check: links, file: docs/a.mdx, contains: b.mdx}\n- {check: link, file: a, contains: b, resaon: c}\n';
  expect(() => readExemptions(projectWith(lines), ['links'])).toThrow(
    'checks/exemptions.yaml:1 key "0.reason" is missing. Add it: why it is right here.\n' +
      'checks/exemptions.yaml:1 key "0.owner" is missing. Add it: who decides.\n' +
      'checks/exemptions.yaml:2 key "1.check" has the unknown value "link". Did you mean "links"?\n' +
      'checks/exemptions.yaml:2 key "1.reason" is missing. Add it: why it is right here.\n' +
      'checks/exemptions.yaml:2 key "1.owner" is missing. Add it: who decides.\n' +
      'checks/exemptions.yaml:2 unknown key "1.resaon". Did you mean "reason"?',
  );
});
