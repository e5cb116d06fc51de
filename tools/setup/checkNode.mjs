import {readFileSync} from 'node:fs';
import {join} from 'node:path';

/**
 * @typedef {object} NodeRange a part of `engines.node`
 * @property {number[]} minimum the smallest version, like [20, 19, 0]
 * @property {boolean} isOpen whether later major versions belong to it too: ">=24.0.0", but not "^20.19.0"
 */

/** @returns {NodeRange[]} the Node versions that package.json accepts: "^20.19.0 || >=24.0.0" */
export function readRanges(root) {
  const {engines} = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  return engines.node.split('||').map((range) => ({
    minimum: range
      .replace(/[^\d.]/g, '')
      .split('.')
      .map(Number),
    isOpen: range.includes('>='),
  }));
}

/** @returns true when version `have` (like "20.19.1") is at least `want` (like [20, 19]). */
function isAtLeast(have, want) {
  const parts = have.split('.').map((part) => Number.parseInt(part, 10));
  for (const [index, wanted] of want.entries()) {
    const part = parts[index] ?? 0;
    if (part !== wanted) return part > wanted;
  }
  return true;
}

/** @returns true when version `have` (like "20.19.1") belongs to one of the ranges. */
export function isSupported(have, ranges) {
  const major = Number.parseInt(have, 10);
  return ranges.some(({minimum, isOpen}) => isAtLeast(have, minimum) && (isOpen || major === minimum[0]));
}

/** @throws Error when the project does not support this Node */
export function checkNode(root, have = process.versions.node) {
  const ranges = readRanges(root);
  if (isSupported(have, ranges)) return;
  const known = ranges.map(({minimum}) => `Node ${minimum.join('.').replace(/(?:\.0)+$/, '')}`);
  throw new Error(
    `${known.slice(0, -1).join(', ')} or ${known.at(-1)}, or a newer one of the same line, is needed; ` +
      `this is Node ${have}. Install one from nodejs.org or your package manager.`,
  );
}
