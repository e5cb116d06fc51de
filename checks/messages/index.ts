import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import type {TranslationFile, TranslationFileContent} from '@docusaurus/types';
import {parse} from 'yaml';
import {languages, sourceLocale} from '../../src/kit/locales';
import {placeData} from '../../src/kit/dataPlaces';
import type {Check, Problem} from '../types';
import {readShippedMessages, readTranslations} from './readMessages';

export const check: Check = {
  name: 'messages',
  description: 'Every message of the theme, of our code, of the build, of menus and of sidebars is translated.',
  guide: 'guides/testing.md#messages',
  data: ['src/**', 'i18n/**/*.json', 'sidebars.ts', 'versioned_sidebars/*', 'package-lock.json'],
  readsDataOnly: true,
  run: async ({root, cache}) => {
    // Loads half of Docusaurus, which runs without this check do not need.
    const {extractCodeMessages, extractConfigMessages} = await import('./extractMessages');
    const code = await extractCodeMessages(root, cache);
    const sameInBoth = readSameInBoth();
    const files: TranslationFile[] = [
      {path: 'code.json', content: {...readShippedMessages('base'), ...code.messages}},
      {path: 'build.json', content: readTranslations(join(root, `i18n/${sourceLocale}/build.json`))},
      ...(await extractConfigMessages(root)),
    ];
    const translated = languages.filter(({code: locale}) => locale !== sourceLocale);
    const compared = translated.map(({code: locale, partial}) => {
      const found = files.flatMap((file) => compare(root, locale, file, sameInBoth));
      const missing = found.filter(({isMissing}) => isMissing);
      const count = files.reduce((sum, {content}) => sum + Object.keys(content).length, 0);
      return partial
        ? {
            problems: found.filter(({isMissing}) => !isMissing),
            report: [`${locale}: ${count - missing.length} of ${count} messages translated`],
          }
        : {problems: found, report: []};
    });
    return {
      filesRead: code.filesRead + translated.length * files.length,
      problems: [
        ...code.unreadable.map((place) => ({
          ...place,
          rule: 'this message cannot be read without running the code',
          repair: 'Write id and message as plain strings, so that they can be collected and translated.',
        })),
        ...compared.flatMap(({problems}) => problems),
      ],
      report: compared.flatMap(({report}) => report),
    };
  },
};

/** Messages that are the same in both languages on purpose. */
function readSameInBoth(): ReadonlySet<string> {
  return new Set(parse(readFileSync(join(__dirname, 'same-in-both.yaml'), 'utf8')) as string[]);
}

/** Something wrong with a translation; or there is none, or it is still the source. */
type MessageProblem = Problem & {isMissing?: true};

function compare(
  root: string,
  locale: string,
  {path: name, content}: TranslationFile,
  sameInBoth: ReadonlySet<string>,
): MessageProblem[] {
  const file = `i18n/${locale}/${name}`;
  const found = readTranslations(join(root, file));
  // The theme brings translations of most of its own messages; code.json adds the rest and may replace any.
  const isCode = name === 'code.json';
  const translations: TranslationFileContent = isCode ? {...readShippedMessages(locale), ...found} : found;
  const path = join(root, file);
  const {document, lineOf} = placeData(existsSync(path) ? readFileSync(path, 'utf8') : '');
  const lineOfMessage = (id: string): Pick<Problem, 'line'> => (document.has(id) ? {line: lineOf([id])} : {});
  const problems = Object.entries(content).flatMap(([id, {message}]) =>
    findProblem(id, message, translations[id]?.message, sameInBoth).map((problem) => ({
      ...lineOfMessage(id),
      ...problem,
    })),
  );
  const orphans = Object.keys(found).filter(
    // The theme and its plugins have further messages, some of them created in the browser.
    (id) => !(id in content) && !(isCode && id.startsWith('theme.')),
  );
  return [
    ...problems.map((problem) => ({file, ...problem})),
    ...orphans.map((id) => ({
      file,
      ...lineOfMessage(id),
      rule: `"${id}" belongs to no message`,
      repair: 'Remove it, or correct the key.',
    })),
  ];
}

function findProblem(
  id: string,
  text: string,
  translation: string | undefined,
  sameInBoth: ReadonlySet<string>,
): Omit<MessageProblem, 'file'>[] {
  if (!translation) return [{rule: `lacks "${id}": "${text}"`, repair: 'Add its translation.', isMissing: true}];
  const placeholders = placeholdersOf(text);
  if (placeholdersOf(translation) !== placeholders) {
    return [{rule: `"${id}" has other placeholders than "${text}"`, repair: `Use ${placeholders || 'none'}.`}];
  }
  const hasWords = /\p{L}{2}/u.test(text.replace(/\{\w+\}/g, ''));
  if (translation !== text || !hasWords || sameInBoth.has(text)) return [];
  return [
    {
      isMissing: true,
      rule: `"${id}" is still in the source language: "${text}"`,
      repair: 'Translate it, or add the text to checks/messages/same-in-both.yaml.',
    },
  ];
}

/** @returns the `{name}`s of a text in a fixed order, so that those of two languages can be compared. */
function placeholdersOf(text: string): string {
  return [...text.matchAll(/\{\w+\}/g)].map(String).sort().join(' ');
}
