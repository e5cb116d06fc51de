import {pageFingerprint} from '../../src/kit/fingerprint';
import {askGit} from '../../tools/stages/changedFiles.mjs';
import {stamp} from '../../tools/translations/stampPages';
import {commonKeys} from '../translations/compareWithSource';
import {readStamp} from '../translations/findTranslationStates';
import {blockOf, compareTexts} from './compareTexts';
import type {Draft, FixReport} from './draft';

/** So many states of a page are compared with the one that a translation was made from. */
const mostStates = 50;

/**
 * Stamps a translation whose source has changed in nothing that a translator must see: by what was mended here, or, as
 * Git knows, by hand.
 */
export async function fixStamp(source: Draft, draft: Draft, root: string, report: FixReport): Promise<void> {
  const {file} = draft.page;
  const found = readStamp(draft.page.source);
  const wanted = pageFingerprint(source.text);
  if (found === null || found === wanted) return;
  const isMended = found === pageFingerprint(source.page.source);
  const before = isMended ? source.page.source : findState(source.page.file, found, root);
  // By what is mended here, a change by hand gets no bigger.
  const because =
    before === undefined
      ? undefined
      : ((await compareTexts(before, source.text)) ?? (await compareTexts(before, source.page.source)));
  if (before === undefined || (!isMended && because === undefined)) {
    const reason =
      before === undefined
        ? 'the English page was never committed in the state that it was made from'
        : 'other words than before are there';
    report.left.push(`${file} is older than ${source.page.file}: ${reason}, so compare them and stamp it`);
    return;
  }
  draft.text = stamp(copyKeys(before, source, draft, report), wanted);
  report.done.push(`${file} is stamped: of ${source.page.file} changed ${because ?? 'what is mended here'}`);
}

/** @returns the state of a page with this fingerprint */
function findState(file: string, fingerprint: string, root: string): string | undefined {
  const commits = askGit(root, 'log', '--format=%H', `--max-count=${mostStates}`, '--', file)?.split('\n') ?? [];
  for (const commit of commits.filter(Boolean)) {
    const text = askGit(root, 'show', `${commit}:./${file}`);
    // Git's answer comes without the ends of lines around it.
    const state = [`${text ?? ''}\n`, text ?? ''].find((each) => pageFingerprint(each) === fingerprint);
    if (state !== undefined) return state;
  }
  return undefined;
}

/** @returns the translation with the keys that have changed and are the same in every language */
function copyKeys(before: string, source: Draft, draft: Draft, {done}: FixReport): string {
  return commonKeys.reduce((text, key) => {
    const [was, is, here] = [before, source.text, text].map((one) => blockOf(one.split('\n---')[0] + '\n', key));
    if (was === is || here === is || here !== was) return text;
    done.push(`${draft.page.file} has "${key}" of ${source.page.file}`);
    if (here) return text.replace(here, () => is ?? '');
    return text.replace('\n---', () => `\n${(is ?? '').trimEnd()}\n---`);
  }, draft.text);
}
