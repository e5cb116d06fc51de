import {execFileSync} from 'node:child_process';
import {join} from 'node:path';

/** Lets Docusaurus copy docs, translations and sidebars of the current version under the given name. */
export function makeVersion(root: string, name: string): void {
  const command = join(root, 'node_modules/@docusaurus/core/bin/docusaurus.mjs');
  try {
    execFileSync(process.execPath, [command, 'docs:version', name], {cwd: root, encoding: 'utf8', stdio: 'pipe'});
  } catch (error) {
    const said = error instanceof Error && 'stderr' in error ? String(error.stderr) : String(error);
    throw new Error(
      `docusaurus docs:version ${name} failed. Take back what it did with git, repair the cause, try again.\n${said.trim()}`,
    );
  }
}
