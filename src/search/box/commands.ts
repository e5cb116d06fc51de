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
  /** What it is about: a query that begins one of these may mean it. */
  topics: readonly string[];
  run: () => void;
};

/**
 * Enter carries out a command that a query means; one that it may mean is the last row for the keyboard, which goes round, and
 * stands above the first.
 */
export interface MatchedCommands {
  before: Command[];
  after: Command[];
}

/** Characters from which the beginning of a name may mean it, and of a topic: `them` rather means `thêm` than `theme`. */
const minBeginning = {name: 3, topic: 5} as const;

/** So many rows are left to pages in any case. */
const maxCommands = 3;

const colourTopics = ['theme', 'colors', 'color mode', 'colours', 'colour mode', 'giao diện', 'chế độ màu', 'màu sắc'];

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
    topics: ['link', 'url', 'permalink', 'liên kết', 'đường dẫn'],
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
    topics: colourTopics,
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
    topics: colourTopics,
  },
  languages: {
    en: ['english', 'in english', 'tiếng anh'],
    vi: ['vietnamese', 'in vietnamese', 'tiếng việt'],
  } as Readonly<Record<string, readonly string[]>>,
  languageTopics: ['language', 'languages', 'switch language', 'ngôn ngữ', 'đổi ngôn ngữ'],
  versionTopics: ['version', 'versions', 'switch version', 'other version', 'phiên bản', 'đổi phiên bản'],
};

/** How much of a text was typed: all of it, or all of its words, of which the last only begins. */
type Typed = 'whole' | 'words' | 'beginning' | undefined;

const wordsIn = (text: string): string[] => normalizeText(text).toLowerCase().split(/\s+/).filter(Boolean);

/** @returns how much of a text was typed; each word with its marks, or without any */
function compare(asked: readonly string[], text: string): Typed {
  const words = wordsIn(text);
  const last = asked.length - 1;
  const agree = (word: string, typed: string, place: number): boolean =>
    [word, unmarked(word)].some((each) => (place === last ? each.startsWith(typed) : each === typed));
  if (last < 0 || !asked.every((typed, place) => agree(words[place] ?? '', typed, place))) return undefined;
  if (asked.length < words.length) return 'beginning';
  return asked[last]!.length === words[last]?.length ? 'whole' : 'words';
}

/** @returns the commands that a query means, and those that it may mean */
export function matchCommands(query: string, commands: readonly Command[]): MatchedCommands {
  const asked = wordsIn(query);
  const isLong = (asked.at(-1)?.length ?? 0) > 1;
  const isMeant = ({names}: Command): boolean =>
    names.some((name) => {
      const typed = compare(asked, name);
      return typed === 'whole' || (typed === 'words' && asked.length > 1 && isLong);
    });
  const {length} = asked.join(' ');
  const begins = (texts: readonly string[], least: number): boolean =>
    texts.some((text) => compare(asked, text) === 'whole' || (length >= least && compare(asked, text)));
  const mayBeMeant = ({names, topics}: Command): boolean =>
    begins(names, minBeginning.name) || begins(topics, minBeginning.topic);
  const before = commands.filter(isMeant);
  const after = commands.filter((command) => !isMeant(command) && mayBeMeant(command));
  return {before, after: after.slice(0, Math.max(0, maxCommands - before.length))};
}
