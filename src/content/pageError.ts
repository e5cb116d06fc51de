import {sitePath, type MarkdownFile} from './pageLocation';

/** A place in a page; lines are counted from 1. */
export interface PagePlace {
  file: MarkdownFile;
  line: number;
}

/** Stops the build at a writer's error: where it is, what is wrong, how to repair it, and the guide that explains it. */
export class PageError extends Error {
  constructor(plugin: string, {file, line}: PagePlace, problem: string, repair: string, guide: string) {
    super(`${plugin}: ${sitePath(file)}:${line} ${problem} ${repair} See ${guide}.`);
    this.name = 'PageError';
  }
}
