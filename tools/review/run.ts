import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {parseArgs} from 'node:util';
import {globSync} from 'tinyglobby';
import {createContext} from '../../checks/pages/createContext';
import {readShownTexts} from '../../checks/pages/shownTexts';
import type {CheckContext} from '../../checks/types';
import {languages, sourceLocale, type LocaleCode} from '../../src/kit/locales';
import {currentVersion} from '../../src/kit/versions';
import {readConcepts, readWords} from '../../src/kit/vocabulary';
import {indexFormat, type SearchIndexFile} from '../../src/search/shared/searchTypes';
import {readIndexes} from '../../tests/search/readIndexes';
import {buildFolder} from '../buildFolder';
import {runProgram} from '../runProgram';
import {findPlaces} from './findPlaces';
import {listOpen} from './listOpen';
import {listPhrases} from './listPhrases';
import {listRepeats} from './listRepeats';
import {listSuggestions} from './listSuggestions';
import {readNamedPages} from './readNamedPages';
import {readReports} from './readReports';
import {suggestPhrases} from './suggestPhrases';

const usage = `npm run review                     lists what only a reader can judge: the questions under \`review\` in vocabulary/words.yaml
npm run review -- repeats          lists passages that two pages of the same language and version have
npm run review -- [repeats] PATH…  only in these files, folders or globs
npm run review -- phrases [PATH…]  lists pages with few phrases under \`search\`, phrases that do not find their page among the
                                   first three, and those that two pages have
npm run review -- open [vi]        lists what the operator of the platform is to be asked (\`open\` in front matter), by area, in
                                   English or Vietnamese
npm run review -- search FILE      suggests phrases for pages, from what readers searched in vain: a CSV or TSV file with
                                   the columns query, locale and, if known, count, page (that was opened instead of the
                                   first) and outcome (nothing, other, left). Asks the search of the built site.`;

async function main(): Promise<void> {
  const {positionals} = parseArgs({allowPositionals: true});
  const [kind, ...rest] = positionals;
  const root = process.cwd();
  if (kind === 'search') {
    console.log((await reviewSearches(rest, root)).join('\n'));
    return;
  }
  if (kind === 'open') {
    console.log(listOpen(createContext(root).pages, readLocale(rest)).join('\n'));
    return;
  }
  const paths = ['repeats', 'words', 'phrases'].includes(kind ?? '') ? rest : positionals;
  const context = createContext(root, paths.length > 0 ? new Set(globSync(paths, {cwd: root})) : undefined);
  if (kind === 'phrases') {
    if (context.pages.length === 0)
      throw new Error(`No page matches ${paths.join(' ')}. Name pages, folders or globs.`);
    console.log(listPhrases(context.pages, context.allPages, root).join('\n'));
    return;
  }
  const texts = readShownTexts(context);
  if (texts.length === 0) throw new Error(`No text matches ${paths.join(' ')}. Name pages, folders or globs.`);
  console.log((kind === 'repeats' ? reviewRepeats(context) : reviewWords(texts, root)).join('\n'));
}

function readLocale([written = sourceLocale, ...more]: readonly string[]): LocaleCode {
  const locale = languages.find(({code}) => code === written);
  if (!locale || more.length > 0)
    throw new Error(`Name one language: ${languages.map(({code}) => `npm run review -- open ${code}`).join(', ')}.`);
  return locale.code;
}

async function reviewSearches(files: readonly string[], root: string): Promise<string[]> {
  const [file] = files;
  if (file === undefined || files.length > 1)
    throw new Error('Name one file of reports: npm run review -- search reports.csv. "--help" says what it holds.');
  const reports = readReports(file);
  const places = readIndexes(readIndex).filter(({version}) => version === currentVersion.name);
  const pages = await readNamedPages(root);
  return listSuggestions(suggestPhrases(reports, {places, pages, unanswered: readConcepts(root).unanswered}));
}

/** @returns an index of the built site */
function readIndex(path: string): string {
  const text = readFileSync(join(buildFolder(), path), 'utf8');
  const {index} = JSON.parse(text) as SearchIndexFile;
  if (index.format !== indexFormat)
    throw new Error(`The built site has an index of format ${index.format}, not ${indexFormat}. Run "npm run build".`);
  return text;
}

function reviewRepeats(context: CheckContext): string[] {
  const repeats = listRepeats(context);
  return [...repeats, `${repeats.length} repeats`];
}

function reviewWords(texts: ReturnType<typeof readShownTexts>, root: string): string[] {
  const questions = findPlaces(texts, readWords(root));
  const count = questions.reduce((sum, {places}) => sum + places.length, 0);
  return [
    ...questions.flatMap(({ask, places}) => [ask, ...places.map((place) => `  ${place}`), '']),
    `${count} places, ${questions.length} questions`,
  ];
}

runProgram(main, usage);
