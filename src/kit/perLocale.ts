import type * as z from 'zod';
import {languages, sourceLocale, type LocaleCode} from './locales';

type SourceCode = typeof sourceLocale;

/** Something in each language; where a partial language lacks it, English stands in its place. */
export type PerLocale<Text> = Readonly<Record<SourceCode, Text> & Partial<Record<LocaleCode, Text>>>;

/** @returns what a language has, or else what English has */
export function textIn<Text>(texts: PerLocale<Text>, locale: LocaleCode): Text {
  return texts[locale] ?? texts[sourceLocale];
}

/** @returns the schema of an object with the same keys for each language; a partial language may leave them out. */
export const perLocale = <Schema extends z.ZodType>(schema: Schema) =>
  Object.fromEntries(languages.map(({code, partial}) => [code, partial ? schema.optional() : schema])) as Record<
    SourceCode,
    Schema
  > &
    Record<Exclude<LocaleCode, SourceCode>, z.ZodOptional<Schema>>;

/** The languages in which nothing may be missing. */
export const completeLanguages = languages.filter(({partial}) => !partial);

/** @returns whether text of a language may be missing */
export function isPartial(locale: LocaleCode): boolean {
  return languages.some(({code, partial}) => code === locale && partial === true);
}
