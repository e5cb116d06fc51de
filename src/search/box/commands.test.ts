import {expect, it} from 'vitest';
import {commandWords, matchCommands, type Command} from './commands';

const command = (id: Command['id'], names: readonly string[], topics: readonly string[]): Command => ({
  kind: 'command',
  id,
  href: '/',
  value: id,
  names,
  topics,
  run: () => undefined,
});

const commands = [
  command('copy-link', commandWords.copyLink.names, commandWords.copyLink.topics),
  command('dark', commandWords.dark.names, commandWords.dark.topics),
  command('language-vi', commandWords.languages.vi!, commandWords.languageTopics),
  command('version-2.2.0', ['2.2.0', 'version 2.2.0'], commandWords.versionTopics),
];

const idsOf = (query: string) => {
  const {before, after} = matchCommands(query, commands);
  return [before, after].map((each) => each.map(({id}) => id));
};

it.each([
  ['dark', 'dark'],
  ['Tối', 'dark'],
  ['toi', 'dark'],
  [' chế độ  tối ', 'dark'],
  ['tiếng việt', 'language-vi'],
  ['Vietnamese', 'language-vi'],
  ['2.2.0', 'version-2.2.0'],
  ['copy link', 'copy-link'],
  ['sao chép liên kết', 'copy-link'],
])('%o means %s, which comes before the results', (query, id) => {
  expect(idsOf(query)).toEqual([[id], []]);
});

it.each([
  ['theme', 'dark'],
  ['dar', 'dark'],
  ['ngôn ngữ', 'language-vi'],
  ['tieng', 'language-vi'],
  ['phiên bản', 'version-2.2.0'],
  ['2.2', 'version-2.2.0'],
  ['link', 'copy-link'],
])('%o may mean %s, which comes after the results', (query, id) => {
  expect(idsOf(query)).toEqual([[], [id]]);
});

it.each(['', '  ', 'da', 'share', 'document', 'chia sẻ chứng từ', 'change language of the app', '2.3.0', 'tôi'])(
  '%o is a search alone',
  (query) => {
    expect(idsOf(query)).toEqual([[], []]);
  },
);
