import {askGit} from '../../tools/stages/changedFiles.mjs';

/** @returns for changed files, lines about how to see and undo what was done: Git can only do it for files that it knows */
export function sayHowToUndo(root: string, files: readonly string[]): string[] {
  const isKnown = (file: string): boolean => askGit(root, 'ls-files', '--error-unmatch', '--', file) !== undefined;
  const unknown = files.filter((file) => !isKnown(file));
  return [
    unknown.length < files.length &&
      'Look at it with "git diff". "git restore <path>" takes a page back to its last commit, without what you have changed since.',
    unknown.length > 0 &&
      `Git does not know ${unknown.join(', ')} yet: it neither shows nor takes back what has changed there.`,
  ].filter((line) => line !== false);
}
