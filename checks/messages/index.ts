import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {parse} from 'yaml';
import {locales, sourceLocale} from '../../src/config/locales';
import type {Check, Problem} from '../types';
import type {CodeMessages} from './collectCodeMessages';
import {collectCodeMessages} from './collectCodeMessages';
import type {MessageFile, Messages} from './collectConfigMessages';
import {collectConfigMessages} from './collectConfigMessages';
import {readThemeMessages} from './readThemeMessages';

/** Half a translated page is worse than none: every button and every notice speaks the reader's language. */
export const check: Check = {
  name: 'messages',
  promise: 'Every message of the theme, of our code, of menus and of sidebars is translated.',
  guide: 'guides/testing.md#messages',
  run: async ({root}) => {
    const code = collectCodeMessages(root);
    const files = await collectConfigMessages(root);
    const same = readSameMessages();
    const translated = locales.filter(({code: locale}) => locale !== sourceLocale);
    return {
      filesRead: code.filesRead + translated.length * (files.length + 1),
      problems: [
        ...findUnreadable(code),
        ...translated.flatMap(({code: locale}) => [
          ...findCodeProblems(root, locale, code, same),
          ...files.flatMap((file) => findFileProblems(root, locale, file, same)),
        ]),
      ],
    };
  },
};

type Translations = Record<string, {message: string}>;

/** Messages that are the same in both languages on purpose. */
function readSameMessages(): ReadonlySet<string> {
  return new Set(parse(readFileSync(join(__dirname, 'same-in-both.yaml'), 'utf8')) as string[]);
}

function findUnreadable({unreadable}: CodeMessages): Problem[] {
  return unreadable.map(({file, line}) => ({
    file,
    line,
    rule: 'this message cannot be read without running the code',
    repair: 'Write id and message as plain strings, so that they can be collected and translated.',
  }));
}

function findCodeProblems(root: string, locale: string, code: CodeMessages, same: ReadonlySet<string>): Problem[] {
  const file = `i18n/${locale}/code.json`;
  const shipped = readThemeMessages(locale);
  const ours = new Map(code.messages.map(({id, text}) => [id, text]));
  // The theme brings translations of most of its own messages; code.json adds the rest and may replace any.
  const wanted: Messages = new Map([...readThemeMessages('base'), ...ours]);
  const found = readTranslations(root, file);
  return [
    ...compare(file, wanted, (id) => found[id]?.message ?? shipped.get(id), same),
    // The theme and its plugins have further messages, some of them made while a page is shown.
    ...findOrphans(file, wanted, found, (id) => id.startsWith('theme.')),
  ];
}

function findFileProblems(
  root: string,
  locale: string,
  {path, messages, mayHold}: MessageFile,
  same: ReadonlySet<string>,
): Problem[] {
  const file = `i18n/${locale}/${path}`;
  const found = readTranslations(root, file);
  return [...compare(file, messages, (id) => found[id]?.message, same), ...findOrphans(file, messages, found, mayHold)];
}

function compare(
  file: string,
  wanted: Messages,
  translate: (id: string) => string | undefined,
  same: ReadonlySet<string>,
): Problem[] {
  return [...wanted].flatMap(([id, text]): Problem[] => {
    const translation = translate(id);
    if (!translation) return [{file, rule: `lacks "${id}": "${text}"`, repair: 'Add its translation.'}];
    const blanks = (message: string) => [...message.matchAll(/\{\w+\}/g)].map(String).sort().join(' ');
    if (blanks(translation) !== blanks(text)) {
      return [{file, rule: `"${id}" has other blanks than "${text}"`, repair: `Use ${blanks(text) || 'none'}.`}];
    }
    const hasWords = /\p{L}{2}/u.test(text.replace(/\{\w+\}/g, ''));
    if (translation !== text || !hasWords || same.has(text)) return [];
    return [
      {
        file,
        rule: `"${id}" is still in the source language: "${text}"`,
        repair: 'Translate it, or add the text to checks/messages/same-in-both.yaml.',
      },
    ];
  });
}

function findOrphans(
  file: string,
  wanted: Messages,
  found: Translations,
  mayHold: (id: string) => boolean = () => false,
): Problem[] {
  return Object.keys(found)
    .filter((id) => !wanted.has(id) && !mayHold(id))
    .map((id) => ({file, rule: `"${id}" belongs to no message`, repair: 'Remove it, or correct the key.'}));
}

function readTranslations(root: string, file: string): Translations {
  const path = join(root, file);
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Translations) : {};
}
