import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import english from '../../i18n/en/build.json';
import {sourceLocale, type LocaleCode} from './locales';
import {isPartial} from './perLocale';
import {parseYaml} from './readData';

/** Name of a sentence that is written while the site is built, as in `i18n/<locale>/build.json`. */
export type MessageId = keyof typeof english;

/** The names of messages that begin with a prefix, without it. */
export type MessageIdAfter<Prefix extends string> = MessageId extends infer Id
  ? Id extends `${Prefix}${infer Name}`
    ? Name
    : never
  : never;

type Messages = Readonly<Partial<Record<string, {message: string}>>>;

const messagesSchema = z.record(
  z.string(),
  z.strictObject({message: z.string(), description: z.string().optional()}).meta({value: '{"message": "…"}'}),
);
const known = new Map<LocaleCode, Messages>([[sourceLocale, english]]);

/** @returns the file with the messages of a language, from the root of the site */
const messagesFile = (locale: LocaleCode): string => `i18n/${locale}/build.json`;

/** Their file is read once: the dev server starts anew when it changes. */
function messagesIn(locale: LocaleCode): Messages {
  const earlier = known.get(locale);
  if (earlier) return earlier;
  const file = path.resolve(messagesFile(locale));
  const messages = existsSync(file) ? parseYaml(messagesSchema, readFileSync(file, 'utf8'), messagesFile(locale)) : {};
  known.set(locale, messages);
  return messages;
}

/**
 * @returns a message in a language, each `{name}` in it replaced by its value; in English where a partial language lacks it
 * @throws when an id that was put together, such as `llms.${sidebar}`, names no message
 */
export function message(locale: LocaleCode, id: MessageId, values: Readonly<Record<string, string>> = {}): string {
  const found = messagesIn(locale)[id] ?? (isPartial(locale) ? messagesIn(sourceLocale)[id] : undefined);
  if (!found) throw new Error(`${messagesFile(locale)} has no message "${id}". Add it.`);
  return found.message.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
}
