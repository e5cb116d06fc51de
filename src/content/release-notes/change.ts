import type {LocaleCode} from '../../kit/locales';
import {didYouMean} from '../../kit/didYouMean';

/** What happened to a part of the platform. */
export const kinds = ['new', 'changed', 'fixed', 'removed'] as const;

/** What an entry concerns. */
export const areas = ['website', 'app', 'api'] as const;

export type Kind = (typeof kinds)[number];
export type Area = (typeof areas)[number];

/** What a writer says of an entry: `<Change kind="new" areas="website api" />`. */
export interface Change {
  kind: Kind;
  areas: Area[];
}

/** @throws Error that names what is allowed */
export function readChange(kind: string, list: string): Change {
  const names = list.split(/\s+/).filter(Boolean);
  if (names.length === 0) throw new Error(`<Change /> names no areas. Write some of ${areas.join(', ')}.`);
  return {kind: known(kind, kinds, 'kind'), areas: names.map((name) => known(name, areas, 'area'))};
}

function known<Name extends string>(name: string, names: readonly Name[], what: string): Name {
  const found = names.find((each) => each === name);
  if (found) return found;
  throw new Error(`<Change /> has the ${what} "${name}". ${didYouMean(name, names)}`);
}

/** How languages write the day of an entry where that is not what they simply call a long date. */
const formats: Partial<Record<LocaleCode, Intl.DateTimeFormat>> = {
  en: new Intl.DateTimeFormat('en-GB', {dateStyle: 'long', timeZone: 'UTC'}),
  vi: new Intl.DateTimeFormat('vi', {day: '2-digit', month: '2-digit', year: 'numeric', timeZone: 'UTC'}),
};

/** @param date ISO 8601, such as `2025-03-17` */
export function writeDay(date: string, locale: LocaleCode): string {
  const format = formats[locale] ?? new Intl.DateTimeFormat(locale, {dateStyle: 'long', timeZone: 'UTC'});
  return format.format(new Date(date));
}
