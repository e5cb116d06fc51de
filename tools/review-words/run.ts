import {parseArgs} from 'node:util';
import {globSync} from 'tinyglobby';
import {createContext} from '../../checks/pages/createContext';
import {readShownTexts} from '../../checks/pages/shownTexts';
import {readWords} from '../../src/kit/vocabulary';
import {runProgram} from '../runProgram';
import {findPlaces} from './findPlaces';

const usage = `npm run review             lists what only a reader can judge: the questions under \`review\` in vocabulary/words.yaml
npm run review -- PATH…    only in these files, folders or globs`;

function main(): void {
  const {positionals} = parseArgs({allowPositionals: true});
  const root = process.cwd();
  const chosen = new Set(globSync(positionals, {cwd: root}));
  const isLimited = positionals.length > 0;
  const texts = readShownTexts(createContext(root, isLimited ? chosen : undefined));
  if (texts.length === 0) throw new Error(`No text matches ${positionals.join(' ')}. Name pages, folders or globs.`);
  const questions = findPlaces(texts, readWords(root));
  for (const {ask, places} of questions) console.log([ask, ...places.map((place) => `  ${place}`), ''].join('\n'));
  const count = questions.reduce((sum, {places}) => sum + places.length, 0);
  console.log(`${count} places, ${questions.length} questions`);
}

runProgram(main, usage);
