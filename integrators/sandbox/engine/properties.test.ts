import fc from 'fast-check';
import {expect, test} from 'vitest';
import {handlers} from './handle';
import {isPlayed} from './handlers/notPlayed';
import {journey} from './testing/journey';
import {playJourney, type Reached} from './testing/playJourney';
import {minute} from './time';

const isNightly = process.env.TEST_ALL === '1';

test(
  'no sequence of calls and actions leads where it must not',
  () => {
    const reached: Reached = {operations: new Set(), statuses: new Set()};
    fc.assert(
      fc.property(journey, (one) => playJourney(one, reached)),
      // By day always the same ones, so that nobody is stopped by what somebody else brought in.
      isNightly ? {numRuns: 10_000} : {numRuns: 500, seed: 20250402},
    );
    expect([...reached.statuses].sort()).toEqual([-1, -2, -3, 1, 2, 3, 4]);
    expect([...reached.operations].sort()).toEqual(Object.keys(handlers).filter(isPlayed).sort());
  },
  30 * minute,
);
