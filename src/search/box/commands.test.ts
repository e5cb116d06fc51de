import {expect, it} from 'vitest';
import {command} from '../__fixtures__/command';
import {commandWords, matchCommands} from './commands';

const commands = [
  command('copy-link', commandWords.copyLink.names, commandWords.copyLink.topics),
  command('dark', commandWords.dark.names, commandWords.dark.topics),
  command('language-vi', commandWords.languages.vi!, commandWords.languageTopics),
  command('version-2.2.0', ['2.2.0', 'version 2.2.0', 'phiên bản 2.2.0'], commandWords.versionTopics),
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
  ['giao diện toi', 'dark'],
  ['dark mo', 'dark'],
  ['tiếng việt', 'language-vi'],
  ['tieng vi', 'language-vi'],
  ['Vietnamese', 'language-vi'],
  ['2.2.0', 'version-2.2.0'],
  ['phien ban 2.2', 'version-2.2.0'],
  ['copy link', 'copy-link'],
  ['copy li', 'copy-link'],
  ['sao chép liên kết', 'copy-link'],
  ['sao chép lien ket', 'copy-link'],
  ['sao chep lien ke', 'copy-link'],
])('%o means %s, which Enter carries out', (query, id) => {
  expect(idsOf(query)).toEqual([[id], []]);
});

it.each([
  ['theme', 'dark'],
  ['dar', 'dark'],
  ['colour', 'dark'],
  ['màu', 'dark'],
  ['chế độ', 'dark'],
  ['ngôn ngữ', 'language-vi'],
  ['ngon ng', 'language-vi'],
  ['tieng', 'language-vi'],
  ['phiên bản', 'version-2.2.0'],
  ['2.2', 'version-2.2.0'],
  ['link', 'copy-link'],
  ['lien ket', 'copy-link'],
  ['sao chép', 'copy-link'],
  ['sao chep lien', 'copy-link'],
])('%o may mean %s, which stands above the results', (query, id) => {
  expect(idsOf(query)).toEqual([[], [id]]);
});

it.each([
  '',
  '  ',
  'da',
  'them',
  'share',
  'document',
  'chia sẻ chứng từ',
  'change language of the app',
  '2.3.0',
  'tôi',
])('%o is a search alone', (query) => {
  expect(idsOf(query)).toEqual([[], []]);
});
