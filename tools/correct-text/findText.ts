import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {globSync} from 'tinyglobby';
import type {ParsedPage} from '../../checks/pages/pages';
import {escapeRegExp} from '../../src/kit/shared/escapeRegExp';
import {passagesOf} from './counterpart';

/** @returns what finds words in a source, however its lines are broken */
export const toPattern = (words: string): RegExp =>
  new RegExp(words.trim().split(/\s+/).map(escapeRegExp).join('\\s+'), 'g');

/** @returns the offsets at which a text has the words */
export function offsetsOf(source: string, words: string): number[] {
  return [...source.matchAll(toPattern(words))].map(({index}) => index);
}

/** Texts of the source language that are no pages; they are shown and left to the writer. */
const otherFiles = [
  'openapi/*/v*.yaml',
  'vocabulary/terms.yaml',
  'i18n/en/*.json',
  'src/config/**/*.ts',
  'src/**/*.tsx',
];

/** @returns `file:line` of the words outside pages */
export function findOutsidePages(root: string, words: string): string[] {
  return globSync([...otherFiles, '!**/*.overlay.yaml', '!**/*.test.*'], {cwd: root})
    .sort()
    .flatMap((file) => {
      const text = readFileSync(join(root, file), 'utf8');
      return offsetsOf(text, words).map((offset) => `${file}:${text.slice(0, offset).split('\n').length}`);
    });
}

/** How many places are offered instead of words that are nowhere, and how alike they must be. */
const nearest = {places: 3, share: 0.6};

/** @returns `file:line passage` of the passages that share most words with those that are nowhere */
export function findNearest(pages: readonly ParsedPage[], words: string): string[] {
  const wanted = wordsOf(words);
  const found = pages.flatMap((page) =>
    passagesOf(page).map(({line, text}) => {
      const own = new Set(wordsOf(text));
      const share = wanted.filter((word) => own.has(word)).length / Math.max(1, wanted.length);
      // Of two that have all words, the shorter one is nearer.
      return {place: `${page.file}:${line} ${text.slice(0, 160)}`, share, length: text.length};
    }),
  );
  return found
    .filter(({share}) => share >= nearest.share)
    .sort((a, b) => b.share - a.share || a.length - b.length)
    .slice(0, nearest.places)
    .map(({place}) => place);
}

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
