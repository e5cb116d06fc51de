import {lineAt} from '../pages/prose';

/** A text, and where it is from. */
export interface ToneText {
  file: string;
  source: string;
}

/** A syllable with marks that it has nowhere else. */
export interface ToneSlip {
  file: string;
  line: number;
  /** The syllable. */
  syllable: string;
  /** The pair that it stands in. */
  written: string;
  /** The same pair of syllables with other marks, as the other texts have it. */
  usual: string;
}

/** How often the usual pair must occur. With 3, 5 of 120 right sentences that were new were refused, with 12 none. */
const fewestPairs = 12;

/** Syllables with only spaces between them. */
interface Run {
  text: ToneText;
  /** Where it begins in the text. */
  index: number;
  syllables: string[];
}

/**
 * Finds wrong tones and marks that make another word, *mỏi* for *mỗi*, which no dictionary can see: a syllable that
 * occurs once in all texts, beside a neighbour that has the same letters with other marks elsewhere, again and again.
 */
export function findToneSlips(texts: readonly ToneText[]): ToneSlip[] {
  const runs = readRuns(texts);
  const counts = countOf(runs.flatMap(({syllables}) => syllables));
  const rare = new Set([...counts].flatMap(([syllable, count]) => (count === 1 ? [syllable] : [])));
  const pairs = countOf(
    runs.flatMap(({syllables}) => syllables.slice(1).map((second, at) => `${syllables[at]} ${second}`)),
  );
  const tones = groupByLetters([...counts.keys()]);

  return runs.flatMap((run) =>
    run.syllables.flatMap((syllable, at): ToneSlip[] => {
      if (!rare.has(syllable)) return [];
      const [before, after] = [run.syllables[at - 1], run.syllables[at + 1]];
      const others = (tones.get(withoutMarks(syllable)) ?? []).filter((other) => other !== syllable);
      const usual = others.flatMap((other) => [
        ...(before ? [{written: `${before} ${syllable}`, usual: `${before} ${other}`}] : []),
        ...(after ? [{written: `${syllable} ${after}`, usual: `${other} ${after}`}] : []),
      ]);
      const countIn = (pair: {usual: string}): number => pairs.get(pair.usual) ?? 0;
      const [best] = usual.sort((a, b) => countIn(b) - countIn(a));
      return best && countIn(best) >= fewestPairs
        ? [{file: run.text.file, line: lineOf(run, at), syllable, ...best}]
        : [];
    }),
  );
}

/** Reads the texts; a paragraph that versions share counts once. */
function readRuns(texts: readonly ToneText[]): Run[] {
  const seen = new Set<string>();
  return texts.flatMap((text) =>
    [...text.source.matchAll(/(?:.+\n?)+/g)].flatMap(({0: paragraph, index}) => {
      if (seen.has(paragraph)) return [];
      seen.add(paragraph);
      return [...paragraph.matchAll(/[\p{L}\p{M}]+(?:\s+[\p{L}\p{M}]+)+/gu)].map(({0: run, index: start}) => ({
        text,
        index: index + start,
        syllables: run.normalize('NFC').toLowerCase().split(/\s+/),
      }));
    }),
  );
}

function lineOf({text, index}: Run, at: number): number {
  const before = new RegExp(`^(?:\\S+\\s+){${at}}`).exec(text.source.slice(index))?.[0] ?? '';
  return lineAt({line: 1, text: text.source}, index + before.length);
}

function countOf(words: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

function groupByLetters(syllables: readonly string[]): Map<string, string[]> {
  const groups = new Map<string, string[]>();
  for (const syllable of syllables) {
    const letters = withoutMarks(syllable);
    const group = groups.get(letters);
    if (group) group.push(syllable);
    else groups.set(letters, [syllable]);
  }
  return groups;
}

/** @returns a syllable without tones and other marks, which are as easily mistyped */
function withoutMarks(syllable: string): string {
  return syllable.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('đ', 'd');
}
