import {PageError, type PagePlace} from '../../../content/pageError';

export type Place = PagePlace;

/** A sketch that cannot be drawn as it is written. */
export class FigureError extends PageError {
  constructor(place: Place, wrong: string, repair: string) {
    super('figures', place, wrong, repair, 'guides/figures.md');
  }
}
