import path from 'node:path';
import type {PageFile} from './mdxTree';

/** A place in the pages: which file, which line. */
export interface Place {
  file: PageFile;
  line: number;
}

/** A writer's mistake: says where it is, what is wrong and how to repair it, and stops the build. */
export class FigureError extends Error {
  constructor(place: Place, wrong: string, repair: string) {
    super(`figures: ${pathOf(place.file)}:${place.line} ${wrong} ${repair} See guides/figures.md.`);
    this.name = 'FigureError';
  }
}

function pathOf(file: PageFile): string {
  if (file.path === undefined) return '(unnamed page)';
  return path.relative(file.cwd, path.resolve(file.cwd, file.path)).split(path.sep).join('/');
}
