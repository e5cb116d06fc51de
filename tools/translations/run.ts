import {parseArgs} from 'node:util';
import {listPages} from '../../checks/content/pages';
import {findTranslationStates} from '../../checks/translations/findTranslationStates';
import {stampPages} from './stampPages';
import {statusTable} from './statusTable';
import {runProgram} from '../runProgram';

const usage = `npm run translations                      shows the state of every translation
npm run translations -- --stamp PATH…    records that these pages were compared with their source as it is now`;

/** Shows the state of translations, or records that some are up to date. */
function main(): void {
  const {values, positionals} = parseArgs({
    allowPositionals: true,
    options: {stamp: {type: 'boolean'}},
  });
  const root = process.cwd();
  if (!values.stamp) {
    const [unexpected] = positionals;
    if (unexpected) throw new Error(`Unexpected argument ${unexpected}. Did you mean --stamp ${unexpected}?`);
    return console.log(statusTable(findTranslationStates(listPages(root))).join('\n'));
  }
  const changed = stampPages(root, positionals);
  console.log([...changed.map((file) => `stamped ${file}`), `${changed.length} pages stamped`].join('\n'));
}

runProgram(main, usage);
