import {parseArgs} from 'node:util';
import {globSync} from 'tinyglobby';
import {createContext} from '../../checks/pages/createContext';
import {readShownTexts} from '../../checks/pages/shownTexts';
import type {CheckContext} from '../../checks/types';
import {readWords} from '../../src/kit/vocabulary';
import {runProgram} from '../runProgram';
import {findPlaces} from './findPlaces';
import {listRepeats} from './listRepeats';

const usage = `npm run review                     lists what only a reader can judge: the questions under \`review\` in vocabulary/words.yaml
npm run review -- repeats          lists passages that two pages of the same language and version have
npm run review -- [repeats] PATH…  only in these files, folders or globs`;

function main(): void {
  const {positionals} = parseArgs({allowPositionals: true});
  const isRepeats = positionals[0] === 'repeats';
  const paths = isRepeats || positionals[0] === 'words' ? positionals.slice(1) : positionals;
  const root = process.cwd();
  const context = createContext(root, paths.length > 0 ? new Set(globSync(paths, {cwd: root})) : undefined);
  const texts = readShownTexts(context);
  if (texts.length === 0) throw new Error(`No text matches ${paths.join(' ')}. Name pages, folders or globs.`);
  console.log((isRepeats ? reviewRepeats(context) : reviewWords(texts, root)).join('\n'));
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
