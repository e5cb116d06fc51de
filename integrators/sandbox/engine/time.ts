/** Vietnam is seven hours ahead of UTC, without daylight saving. */
const vietnam = 7 * 3_600_000;

export const second = 1000;
export const minute = 60 * second;
export const hour = 60 * minute;
export const day = 24 * hour;

/** @returns a time as answers write it: local, with seven digits after the second, without an offset */
export function platformDate(time: number): string {
  return new Date(time + vietnam).toISOString().replace('Z', '0000');
}

/** @returns a time that the current call has set: the same with its offset */
export const freshDate = (time: number): string => `${platformDate(time)}+07:00`;

/** @returns a time as certificates write it */
export const utcDate = (time: number): string => new Date(time).toISOString().replace(/\.\d+Z$/, 'Z');

/** @returns a time as the webhook writes it, such as `2025/03/04 10:02:30` */
export function webhookDate(time: number): string {
  return new Date(time + vietnam).toISOString().slice(0, 19).replaceAll('-', '/').replace('T', ' ');
}

/**
 * @param isEnd a day without a time means its end
 * @returns the time that a filter such as `createdFrom` names, local unless it has an offset; undefined if it is no date
 */
export function readDate(text: string, isEnd = false): number | undefined {
  const [, date = '', time = isEnd ? 'T23:59:59.999' : 'T00:00', offset = '+07:00'] =
    /^(\d{4}-\d{2}-\d{2})(T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?)?(Z|[+-]\d{2}:\d{2})?$/.exec(text) ?? [];
  const midnight = Date.parse(`${date}T00:00Z`);
  // Some engines take 31 February for a day in March.
  if (Number.isNaN(midnight) || !new Date(midnight).toISOString().startsWith(date)) return undefined;
  const value = Date.parse(date + time.slice(0, 13) + offset);
  return Number.isNaN(value) ? undefined : value;
}

/** @returns the day that `dd/MM/yyyy` names, in Vietnam; undefined if there is no such day */
export function readDay(text: string): number | undefined {
  const [, day, month, year] = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(text) ?? [];
  return readDate(`${year}-${month}-${day}`);
}
