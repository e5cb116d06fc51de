import {parseArgs} from 'node:util';
import {locales, sourceLocale} from '../../src/kit/locales';
import {readSite} from '../move-page/readSite';
import {PlannedChange} from '../plannedChange';
import {runProgram} from '../runProgram';
import {correctText, type Replacement} from './correctText';
import {findOutsidePages} from './findText';

const codes = locales.map(({code}) => code).filter((code) => code !== sourceLocale);

const usage = `npm run correct-text -- "OLD" "NEW" [--write] [--reason "WHY"]${codes.map((code) => ` [--${code} "OLD" "NEW"]`).join('')}

Shows every place of the pages of all versions that has these English words, and the passage that stands for it in the
other languages. Spaces and ends of lines do not matter.

--write    replaces the words
--reason   why frozen versions change, for versioned_docs/corrections.yaml; needed only if one has the words
${codes.map((code) => `--${code}       replaces words of the translations of these pages, and stamps them`).join('\n')}

Each file that it changes must be committed, so that Git can undo it.`;

async function main(): Promise<void> {
  const {values, tokens} = parseArgs({
    allowPositionals: true,
    tokens: true,
    options: {
      write: {type: 'boolean'},
      reason: {type: 'string'},
      ...Object.fromEntries(codes.map((code) => [code, {type: 'string'} as const])),
    },
  });
  const translated = new Map<string, Replacement>();
  const words: string[] = [];
  let pending: {code: string; old: string} | undefined;
  for (const token of tokens) {
    if (token.kind === 'option' && codes.map(String).includes(token.name))
      pending = {code: token.name, old: token.value ?? ''};
    if (token.kind !== 'positional') continue;
    if (pending) translated.set(pending.code, {old: pending.old, new: token.value});
    else words.push(token.value);
    pending = undefined;
  }
  const [old, next, ...rest] = words;
  if (!old?.trim() || next === undefined || rest.length > 0 || pending)
    throw new Error(`Give the old and the new words, each between quotation marks.\n\n${usage}`);
  if (old === next) throw new Error('The new words are the old ones.');

  const root = process.cwd();
  const change = new PlannedChange(root);
  const reason = typeof values.reason === 'string' ? values.reason.trim() : undefined;
  const {places, similar, open} = correctText(change, readSite(root).allPages, {
    english: {old, new: next},
    translated,
    reason,
  });
  const outside = findOutsidePages(root, old);
  console.log(places.join('\n'));
  if (similar.length > 0)
    console.log(['', 'Nearly the same in another version, and left as it is:', ...similar].join('\n'));
  if (outside.length > 0) console.log(['', 'Not in pages; correct these by hand:', ...outside].join('\n'));
  if (!values.write) return console.log('\nNothing was changed. With --write, the English words are replaced.');

  if (change.files().some((file) => file.startsWith('versioned_docs/')) && !reason)
    throw new Error('Frozen versions have these words: say why they change, --reason "…". Nothing was changed.');
  change.requireCommitted();
  const report = change.describe();
  change.apply();
  console.log(['', ...report, '', ...nextSteps(open)].join('\n'));
}

function nextSteps(open: readonly string[]): string[] {
  if (open.length === 0) return ['Next: npm run check'];
  return [
    'Next:',
    '1. Correct these translations:',
    ...open.map((file) => `   ${file}`),
    `2. npm run translations -- --stamp ${open.join(' ')}`,
    '3. npm run check',
  ];
}

runProgram(main, usage);
