import {existsSync, mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {askGit} from './stages/changedFiles.mjs';

/** What is to become of a file. */
type Planned = string | Buffer | undefined;

/**
 * What a program is going to do to the files of a project. It is worked out as a whole before the first file is written,
 * so that a refusal leaves everything as it was; what is read here already has the changes.
 */
export class PlannedChange {
  readonly #planned = new Map<string, Planned>();
  /** Where a file comes from, by its new path. */
  readonly #origins = new Map<string, string>();

  constructor(readonly root: string) {}

  /** @returns whether there will be such a file */
  has(file: string): boolean {
    return this.#planned.has(file) ? this.#planned.get(file) !== undefined : existsSync(join(this.root, file));
  }

  /** @throws Error if there is no such file */
  read(file: string): string {
    return String(this.#contentOf(file));
  }

  write(file: string, text: string): void {
    this.#planned.set(file, text);
  }

  edit(file: string, change: (text: string) => string): void {
    const before = this.read(file);
    const after = change(before);
    if (after !== before) this.write(file, after);
  }

  move(from: string, to: string): void {
    this.#planned.set(to, this.#contentOf(from));
    this.remove(from);
    this.#origins.set(to, from);
  }

  remove(file: string): void {
    this.#planned.set(file, undefined);
  }

  /** @returns the files that will not be as they are, in the order in which they were planned */
  files(): string[] {
    return [...this.#planned].flatMap(([file, planned]) => {
      const present = existsSync(join(this.root, file)) ? readFileSync(join(this.root, file)) : undefined;
      const next = planned === undefined ? undefined : Buffer.from(planned);
      return present === next || (present && next?.equals(present)) ? [] : file;
    });
  }

  /** @throws Error if Git could not bring back a file as it is now */
  requireCommitted(): void {
    const touched = this.files().filter((file) => existsSync(join(this.root, file)));
    if (touched.length === 0) return;
    const changed = askGit(this.root, 'diff', '--name-only', 'HEAD', '--', ...touched);
    const fresh = askGit(this.root, 'ls-files', '--others', '--', ...touched);
    if (changed === undefined || fresh === undefined)
      throw new Error('Git does not answer here, so that nothing could be undone. Nothing was changed.');
    const names = `${changed}\n${fresh}`.trim();
    if (names === '') return;
    throw new Error(
      `These files would change, and are not as in the last commit:\n${names}\nCommit them first, so that Git can undo this step alone. Nothing was changed.`,
    );
  }

  /** @returns a line for each file that comes, goes or changes, and for each line that becomes another */
  describe(): string[] {
    const moved = new Set(this.#origins.values());
    return this.files().flatMap((file) => {
      if (!this.has(file)) return moved.has(file) ? [] : `removed ${file}`;
      const origin = this.#origins.get(file);
      if (origin === undefined && !existsSync(join(this.root, file))) return `created ${file}`;
      const before = readFileSync(join(this.root, origin ?? file), 'utf8');
      const lines = describeLines(before, this.read(file)).map((line) => `changed ${file}${line}`);
      if (origin !== undefined) return [`moved ${origin} to ${file}`, ...lines];
      return lines.length > 0 ? lines : `stamped ${file}`;
    });
  }

  /** Writes everything. */
  apply(): void {
    for (const [file, planned] of this.#planned) {
      const path = join(this.root, file);
      if (planned === undefined) {
        rmSync(path, {force: true});
        continue;
      }
      mkdirSync(dirname(path), {recursive: true});
      writeFileSync(path, planned);
    }
  }

  #contentOf(file: string): string | Buffer {
    if (!this.#planned.has(file)) return readFileSync(join(this.root, file));
    const planned = this.#planned.get(file);
    if (planned === undefined) throw new Error(`There is no ${file} any more.`);
    return planned;
  }
}

/** @returns each line that is another now, with its number and what is around the difference; else those that are gone */
function describeLines(before: string, after: string): string[] {
  const [old, now] = [before, after].map((text) => text.split('\n')) as [string[], string[]];
  const isStamp = (line: string): boolean => line.startsWith('source_fingerprint:');
  const isSameLength = old.length === now.length;
  const fresh = now.flatMap((line, index) => {
    const earlier = isSameLength ? (old[index] ?? '') : '';
    if (isStamp(line) || (isSameLength ? line === earlier : old.includes(line))) return [];
    return `:${index + 1} ${excerpt(line, earlier)}`;
  });
  if (fresh.length > 0) return fresh;
  return old.flatMap((line, index) =>
    now.includes(line) || isStamp(line) ? [] : `:${index + 1} without ${excerpt(line)}`,
  );
}

/** Longest part of a line that is shown. */
const longest = 110;

/** @returns the line, or of a long one what is around its first difference from another */
function excerpt(line: string, other = ''): string {
  const words = line.trim();
  if (words.length <= longest) return words;
  const first = [...words].findIndex((_, index) => words[index] !== other.trim()[index]);
  const start = Math.max(0, Math.min(first - longest / 2, words.length - longest));
  return `${start > 0 ? '…' : ''}${words.slice(start, start + longest)}${start + longest < words.length ? '…' : ''}`;
}
