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

/** @returns the time that a filter such as `createdFrom` names, local unless it has an offset; undefined if it is no date */
export function readDate(text: string): number | undefined {
  const iso = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2}(\.\d+)?)?)?(Z|[+-]\d{2}:\d{2})?$/.exec(text);
  if (!iso) return undefined;
  const [, time, , , offset] = iso;
  const zoned = text.slice(0, 10) + (time ?? 'T00:00') + (offset ?? '+07:00');
  const value = Date.parse(zoned);
  return Number.isNaN(value) ? undefined : value;
}

/** @returns the end of the day that `dd/MM/yyyy` names, in Vietnam; undefined if there is no such day */
export function readDay(text: string): number | undefined {
  const [, day = '', month = '', year = ''] = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(text) ?? [];
  const value = Date.parse(`${year}-${month}-${day}T23:59:59+07:00`);
  const isThere = !Number.isNaN(value) && new Date(value + vietnam).toISOString().startsWith(`${year}-${month}-${day}`);
  return isThere ? value : undefined;
}
