import {parseArgs} from 'node:util';
import {listPages} from '../../checks/pages/pages';
import {findTranslationStates, type TranslationState} from '../../checks/translations/findTranslationStates';
import {isPartial} from '../../src/kit/perLocale';
import {countStates} from './countStates';
import {stampPages} from './stampPages';
import {runProgram} from '../runProgram';

const usage = `npm run translations                      shows the state of every translation
npm run translations -- --missing         lists the pages that partial languages lack, too
npm run translations -- --stamp PATH…     records that the translations of these pages (their files or folders,
                                          the English ones, or addresses) were compared with the English as it is now`;

function main(): void {
  const {values, positionals} = parseArgs({
    allowPositionals: true,
    options: {stamp: {type: 'boolean'}, missing: {type: 'boolean'}},
  });
  const root = process.cwd();
  if (!values.stamp) {
    const [unexpected] = positionals;
    if (unexpected) throw new Error(`Unexpected argument ${unexpected}. Did you mean --stamp ${unexpected}?`);
    const states = findTranslationStates(listPages(root));
    console.table(countStates(states));
    const isListed = ({state, locale}: TranslationState): boolean =>
      state !== 'current' && (values.missing === true || state !== 'missing' || !isPartial(locale));
    for (const {state, file} of states.filter(isListed)) console.log(`${state.padEnd(10)} ${file}`);
    return;
  }
  const changed = stampPages(root, positionals);
  console.log([...changed.map((file) => `stamped ${file}`), `Pages stamped: ${changed.length}.`].join('\n'));
}

runProgram(main, usage);
