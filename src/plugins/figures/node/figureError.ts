import {sitePath, type MarkdownFile} from '../../../content/pageLocation';

/** A place in the pages: which file, which line. */
export interface Place {
  file: MarkdownFile;
  line: number;
}

/** A writer's mistake: says where it is, what is wrong and how to repair it, and stops the build. */
export class FigureError extends Error {
  constructor(place: Place, wrong: string, repair: string) {
    super(`figures: ${sitePath(place.file)}:${place.line} ${wrong} ${repair} See guides/diagrams.md.`);
    this.name = 'FigureError';
  }
}
