import type {LocaleCode} from './locales';
import english from '../../i18n/en/build.json';
import vietnamese from '../../i18n/vi/build.json';

/** Name of a sentence that is written while the site is built, as in `i18n/<locale>/build.json`. */
export type MessageId = keyof typeof english;

/** The names of messages that begin with a prefix, without it. */
export type MessageIdAfter<Prefix extends string> = MessageId extends infer Id
  ? Id extends `${Prefix}${infer Name}`
    ? Name
    : never
  : never;

const messages: Readonly<Record<LocaleCode, Readonly<Record<MessageId, {message: string}>>>> = {
  en: english,
  vi: vietnamese,
};

/**
 * @returns a message in a language, each `{name}` in it replaced by its value
 * @throws when an id that was put together, such as `llms.${sidebar}`, names no message
 */
export function message(locale: LocaleCode, id: MessageId, values: Readonly<Record<string, string>> = {}): string {
  if (!(id in messages[locale])) throw new Error(`i18n/${locale}/build.json has no message "${id}". Add it.`);
  return messages[locale][id].message.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
}
