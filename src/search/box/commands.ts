import {normalizeText, unmarked} from '../shared/foldText';

/** Something that the box does with the page, instead of opening another. */
export type Command = {
  kind: 'command';
  /** Also says which icon it has. */
  id: 'copy-link' | 'dark' | 'light' | `language-${string}` | `version-${string}`;
  /** Where the row leads in a new tab. */
  href: string;
  /** What the row says. */
  value: string;
  /** What readers of all languages call it: a query that is one of these means the command. */
  names: readonly string[];
  /** What it is about: a query that is one of these may mean it. */
  topics: readonly string[];
  run: () => void;
};

/** Commands that a query means stand before its results, those that it may mean after them. */
export interface MatchedCommands {
  before: Command[];
  after: Command[];
}

/** Characters from which the beginning of a name may mean it. */
const minBeginning = 3;

/** So many rows are left to pages in any case. */
const maxCommands = 3;

/** Words that readers type for the commands, in both languages: on a Vietnamese page, too, some type English. */
export const commandWords = {
  copyLink: {
    names: [
      'copy link',
      'copy the link',
      'copy url',
      'copy address',
      'sao chép liên kết',
      'chép liên kết',
      'copy liên kết',
    ],
    topics: ['copy', 'link', 'url', 'share link', 'permalink', 'sao chép', 'liên kết', 'đường dẫn'],
  },
  dark: {
    names: [
      'dark',
      'dark mode',
      'dark theme',
      'night mode',
      'tối',
      'nền tối',
      'chế độ tối',
      'giao diện tối',
      'màu tối',
    ],
    topics: ['theme', 'color mode', 'colour mode', 'giao diện', 'chế độ màu', 'màu sắc'],
  },
  light: {
    names: [
      'light',
      'light mode',
      'light theme',
      'day mode',
      'sáng',
      'nền sáng',
      'chế độ sáng',
      'giao diện sáng',
      'màu sáng',
    ],
    topics: ['theme', 'color mode', 'colour mode', 'giao diện', 'chế độ màu', 'màu sắc'],
  },
  languages: {
    en: ['english', 'in english', 'tiếng anh'],
    vi: ['vietnamese', 'in vietnamese', 'tiếng việt'],
  } as Readonly<Record<string, readonly string[]>>,
  languageTopics: ['language', 'languages', 'switch language', 'ngôn ngữ', 'đổi ngôn ngữ'],
  versionTopics: ['version', 'versions', 'switch version', 'other version', 'phiên bản', 'đổi phiên bản'],
};

/** @returns the commands that a query means, and those that it may mean; a query without marks means any spelling */
export function matchCommands(query: string, commands: readonly Command[]): MatchedCommands {
  const asked = normalizeText(query).toLowerCase().trim().replace(/\s+/g, ' ');
  if (asked === '') return {before: [], after: []};
  const read = unmarked(asked) === asked ? unmarked : String;
  const isIn = (words: readonly string[]): boolean => words.some((word) => read(word) === asked);
  const mayBecome = (words: readonly string[]): boolean =>
    asked.length >= minBeginning && words.some((word) => read(word).startsWith(asked));
  const before = commands.filter(({names}) => isIn(names));
  const after = commands.filter(({names, topics}) => !isIn(names) && (isIn(topics) || mayBecome(names)));
  return {before, after: after.slice(0, Math.max(0, maxCommands - before.length))};
}
