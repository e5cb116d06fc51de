import {isObject} from '../../src/reference/contract/pointer';
import type {Json, JsonObject} from '../../src/reference/shared/model';

/** Fields that count the entries of another field. */
const counts: readonly [count: string, list: string][] = [
  ['totalCount', 'items'],
  ['userCount', 'users'],
  ['numberOfRecords', 'documents'],
  ['processRecipientCount', 'processes'],
];

/** Fields whose times do not come after those of the others, where an object has both. */
const order: readonly [earlier: string, later: string][] = [
  ['createdDate', 'lastModifiedDate'],
  ['createdDate', 'completedDate'],
  ['createdDate', 'processedDate'],
  ['createdDate', 'expiryDate'],
  ['completedDate', 'lastModifiedDate'],
  ['validFrom', 'validTo'],
];

/** @returns what does not fit within one object of an example: counts and dates. */
export function findDisorder({place, value}: {place: string; value: Json}): string[] {
  if (!isObject(value)) return [];
  return [...findWrongCounts(place, value), ...findWrongDates(place, value)];
}

function findWrongCounts(place: string, value: JsonObject): string[] {
  return counts.flatMap(([count, list]) => {
    const {[count]: number, [list]: entries} = value;
    // A list of several pages counts more than one page shows.
    if (typeof number !== 'number' || !Array.isArray(entries) || value.hasNextPage === true) return [];
    if (number === entries.length) return [];
    return [`${place}: ${count} is ${number}, but ${list} has ${entries.length}. Write ${entries.length}.`];
  });
}

function findWrongDates(place: string, value: JsonObject): string[] {
  const wrong = order.filter(([earlier, later]) => (timeOf(value[earlier]) ?? 0) > (timeOf(value[later]) ?? Infinity));
  return wrong.map(
    ([earlier, later]) =>
      `${place}: ${earlier} ${String(value[earlier])} is after ${later} ${String(value[later])}. Put them in order.`,
  );
}

/** The platform writes local time of Vietnam without an offset. */
function timeOf(date: Json | undefined): number | undefined {
  if (typeof date !== 'string') return undefined;
  const time = Date.parse(/(Z|[+-]\d\d:\d\d)$/.test(date) ? date : `${date}+07:00`);
  return Number.isNaN(time) ? undefined : time;
}
