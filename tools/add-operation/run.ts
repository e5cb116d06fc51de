import {parseArgs} from 'node:util';
import {didYouMean} from '../../src/kit/didYouMean';
import {sourceLocale} from '../../src/kit/locales';
import {currentVersion} from '../../src/kit/versions';
import {contractFiles, contractSource} from '../../src/reference/contract/loadContract';
import {templateLocales} from '../new-page/createPage';
import {PlannedChange} from '../plannedChange';
import {runProgram} from '../runProgram';
import {addOperation, knownOperations} from './addOperation';
import {readOperation} from './readOperation';

const usage = `npm run add-operation -- ID --method METHOD --path PATH --tag AREA [--version v1|v2] [--title WORDS] [--title-vi WORDS]

Adds an operation to the contract of the current version, with both pages and the sidebar line. What only the platform's
own documents know is left as "write: …", and contract:lint names each place.

ID      for instance documents-archive; it is the name of its page, too
METHOD  GET, POST, PUT, PATCH, DELETE
PATH    for instance /api/documents/archive or /api/documents/{id}
AREA    a tag of the contract, for instance documents

To undo it: git stash -u keeps everything that is not committed as a stash.`;

async function main(): Promise<void> {
  const root = process.cwd();
  const text = {type: 'string'} as const;
  const translated = templateLocales(root).filter((locale) => locale !== sourceLocale);
  const {values, positionals} = parseArgs({
    allowPositionals: true,
    options: {
      ...{method: text, path: text, tag: text, version: text, title: text},
      ...Object.fromEntries(translated.map((code) => [`title-${code}`, text])),
    },
  });
  const given = values as Record<string, string | undefined>;
  const version = given.version ?? 'v1';
  const file = contractFiles.find((each) => each === `${version}.yaml`);
  if (!file) throw new Error(`--version ${version}: ${didYouMean(version, ['v1', 'v2'])}`);
  const change = new PlannedChange(root);
  const source = contractSource({folder: 'current', file});
  const {method, path, tag} = given;
  const request = readOperation(positionals, {method, path, tag}, knownOperations(change.read(source)));
  const titles = Object.fromEntries(
    [[sourceLocale, given.title], ...translated.map((code) => [code, given[`title-${code}`]])].filter(
      (entry): entry is [string, string] => entry[1] !== undefined,
    ),
  );
  const [page = '', ...translations] = await addOperation(change, file, request, titles);
  const line = change.read(source).split('\n').indexOf(`      operationId: ${request.id}`) + 1;
  const files = change.files();
  change.apply();
  console.log(
    [
      ...files.map((each) => `written ${each}`),
      '',
      'Next:',
      `1. Fill in what ${source} asks for from line ${line} on: npm run contract:lint names each "write: …" with its line.`,
      `   x-seen-in says that its documentation was read in ${currentVersion.label}; otherwise write [] and x-confidence: inferred.`,
      '2. npm run contract:stamp puts its texts into the overlay, in English after "write: ". Translate them, and run it again.',
      `3. Write ${page} and ${translations.join(', ')}, then npm run translations -- --stamp ${translations.join(' ')}`,
      '4. npm run contract:lint, npm run check',
      'The sandbox refuses the call (integrators/sandbox/engine/handlers/notPlayed.ts) until it has a handler there.',
    ].join('\n'),
  );
}

runProgram(main, usage);
