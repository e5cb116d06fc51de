import {posix} from 'node:path';
import type {PageLocation} from '../../src/kit/pageLocation';

/** @returns the name by which sidebars and the navbar call a page of the docs */
export function idOf({folder, file}: PageLocation): string {
  return posix.relative(folder, file).replace(/\.mdx$/, '');
}
