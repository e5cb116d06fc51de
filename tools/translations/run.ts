import {parseArgs} from 'node:util';
import {listPages} from '../../checks/content/pages';
import {findTranslationStates} from '../../checks/translations/findTranslationStates';
import {stampPages} from './stampPages';
import {statusTable} from './statusTable';

const usage = `npm run translations                      shows the state of every translation
npm run translations -- --stamp PATH…    records that these pages were compared with their source as it is now`;

/** Shows the state of translations, or records that some are up to date. */
function main(): void {
  const {values, positionals} = parseArgs({
    allowPositionals: true,
    options: {stamp: {type: 'boolean'}, help: {type: 'boolean', short: 'h'}},
  });
  const root = process.cwd();
  if (values.help) return console.log(usage);
  if (!values.stamp) {
    if (positionals.length > 0) throw new Error(`What should be done with ${positionals.join(' ')}?\n${usage}`);
    return console.log(statusTable(findTranslationStates(listPages(root))).join('\n'));
  }
  const changed = stampPages(root, positionals);
  console.log([...changed.map((file) => `stamped ${file}`), `${changed.length} pages stamped`].join('\n'));
}

try {
  main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
