import {sitePath, type MarkdownFile} from './pageLocation';

/** A place in a page; lines are counted from 1. */
export interface PagePlace {
  file: MarkdownFile;
  line: number;
}

/** Stops the build at a writer's error: where it is, what is wrong, how to repair it, and the guide that explains it. */
export class PageError extends Error {
  constructor(
    plugin: string,
    readonly place: PagePlace,
    /** What is wrong, as a sentence. */
    readonly problem: string,
    /** What to do about it, as a sentence. */
    readonly repair: string,
    guide: string,
  ) {
    super(`${plugin}: ${sitePath(place.file)}:${place.line} ${problem} ${repair} See ${guide}.`);
    this.name = 'PageError';
  }
}
