import {readFileSync} from 'node:fs';
import {join} from 'node:path';

/** @returns the smallest Node version that package.json accepts, as numbers. */
function readMinimum(root) {
  const {engines} = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  return engines.node
    .replace(/[^\d.]/g, '')
    .split('.')
    .map(Number);
}

/** @returns true when version `have` (like "20.19.1") is at least `want` (like [20, 19]). */
export function isAtLeast(have, want) {
  const parts = have.split('.').map((part) => Number.parseInt(part, 10));
  for (const [index, wanted] of want.entries()) {
    const part = parts[index] ?? 0;
    if (part !== wanted) return part > wanted;
  }
  return true;
}

/** @throws Error when this Node is too old for the project */
export function checkNode(root, have = process.versions.node) {
  const want = readMinimum(root);
  if (isAtLeast(have, want)) return;
  throw new Error(
    `Node ${want.join('.')} or newer is needed; this is Node ${have}. Install it from nodejs.org or your package manager.`,
  );
}
