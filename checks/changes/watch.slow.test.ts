import {spawn} from 'node:child_process';
import {join} from 'node:path';
import {expect, it} from 'vitest';
import {scratchFolder, writeFiles} from '../../tests/support/scratchFolder';

const project = join(__dirname, '../..');

it('tells what is wrong, then what concerns each saved file', async () => {
  const root = scratchFolder({'docs/index.mdx': '[Log in](app/login.mdx)\n', 'docs/app/login.mdx': 'Text.\n'});
  const program = spawn(join(project, 'node_modules/.bin/tsx'), [join(project, 'checks/run.ts'), '--watch', 'links'], {
    cwd: root,
  });
  try {
    let output = '';
    program.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
    const waitFor = (text: string) => expect.poll(() => output, {timeout: 30_000, interval: 50}).toContain(text);

    await waitFor('reading all pages …');
    await waitFor('all files: 1 checks passed, 0 failed');
    writeFiles(root, {'docs/app/login.mdx': '[Home](../indx.mdx)\n'});
    await waitFor(
      'links: docs/app/login.mdx:1 no file docs/indx.mdx for the link "../indx.mdx". Did you mean "../index.mdx"?',
    );
    await waitFor('docs/app/login.mdx: 0 checks passed, 1 failed');
    writeFiles(root, {'docs/app/login.mdx': '[Home](../index.mdx)\n'});
    await waitFor('docs/app/login.mdx: 1 checks passed, 0 failed');
  } finally {
    program.kill();
  }
}, 60_000);
