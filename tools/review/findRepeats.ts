export interface Passage {
  file: string;
  line: number;
  text: string;
}

/** A passage that repeats an earlier one of another file. */
export interface Repeat {
  passage: Passage;
  earlier: Passage;
}

/** Shorter passages are phrases that any two pages may share. */
const fewestWords = 25;
/** Words in a row that are compared. */
const shingleLength = 4;
/** Share of a passage's shingles that an earlier one must hold to count as the same text. */
const nearlySame = 0.75;

interface Entry {
  passage: Passage;
  shingles: ReadonlySet<string>;
}

/** Finds passages that repeat another file's, each with the passage it resembles most. */
export function findRepeats(passages: readonly Passage[]): Repeat[] {
  const entries: Entry[] = [];
  const holders = new Map<string, number[]>();
  const repeats: Repeat[] = [];

  for (const passage of passages) {
    const words = toWords(passage.text);
    if (words.length < fewestWords) continue;
    const entry = {passage, shingles: toShingles(words)};
    const earlier = findMostAlike(entry, entries, holders);
    if (earlier) repeats.push({passage, earlier});
    const index = entries.push(entry) - 1;
    for (const shingle of entry.shingles) holders.set(shingle, [...(holders.get(shingle) ?? []), index]);
  }
  return repeats;
}

function findMostAlike(
  entry: Entry,
  entries: readonly Entry[],
  holders: ReadonlyMap<string, readonly number[]>,
): Passage | null {
  const shared = new Map<number, number>();
  for (const shingle of entry.shingles) {
    for (const index of holders.get(shingle) ?? []) shared.set(index, (shared.get(index) ?? 0) + 1);
  }
  let best: {passage: Passage; likeness: number} | null = null;
  for (const [index, count] of shared) {
    const other = entries[index];
    if (!other || other.passage.file === entry.passage.file) continue;
    // Against the shorter one, so that a paragraph copied into a longer one is found too.
    const likeness = count / Math.min(entry.shingles.size, other.shingles.size);
    if (likeness >= nearlySame && likeness > (best?.likeness ?? 0)) best = {passage: other.passage, likeness};
  }
  return best?.passage ?? null;
}

function toWords(text: string): string[] {
  return (
    text
      .normalize('NFC')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  );
}

function toShingles(words: readonly string[]): Set<string> {
  return new Set(
    words
      .slice(0, words.length - shingleLength + 1)
      .map((_, start) => words.slice(start, start + shingleLength).join(' ')),
  );
}
