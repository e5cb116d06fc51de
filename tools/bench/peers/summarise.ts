import {kinds} from '../measurePage';
import type {Visit} from './measureVisit';

/** @returns the value in the middle, or the mean of the two in the middle. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const half = sorted.length / 2;
  const [low = Number.NaN, high = low] =
    sorted.length % 2 === 0 ? sorted.slice(half - 1, half + 1) : [sorted[Math.floor(half)]];
  return (low + high) / 2;
}

/** @returns a visit of which each figure is the median of its own. */
export function medianVisit(visits: readonly Visit[]): Visit {
  const of = (read: (visit: Visit) => number) => median(visits.map(read));
  return {
    bytes: Object.fromEntries(kinds.map((kind) => [kind, of(({bytes}) => bytes[kind])])) as Visit['bytes'],
    allBytes: of(({allBytes}) => allBytes),
    requests: of(({requests}) => requests),
    paint: of(({paint}) => paint),
    blocked: of(({blocked}) => blocked),
    scripting: of(({scripting}) => scripting),
    navigation: of(({navigation}) => navigation),
  };
}
