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
    const changes = askGit(this.root, 'status', '--porcelain', '--', ...touched);
    if (changes === undefined) throw new Error('Git does not answer here, so that nothing could be undone.');
    if (changes === '') return;
    throw new Error(
      `These files would be changed, and have changes of yours that are not committed:\n${changes}\nCommit them first: then Git can undo each step alone. Nothing was changed.`,
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
      const lines = describeLines(before, this.read(file));
      if (origin !== undefined) return [`moved ${origin} to ${file}`, ...lines];
      return [`${lines.length > 0 ? 'changed' : 'stamped'} ${file}`, ...lines];
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

/** @returns the lines that a text has now with their numbers; if it has no new ones, those that it has lost */
function describeLines(before: string, after: string): string[] {
  const withoutStamp = (text: string): string[] =>
    text.split('\n').map((line) => (line.startsWith('source_fingerprint:') ? '' : line));
  const [old, now] = [withoutStamp(before), withoutStamp(after)];
  const fresh = now.flatMap((line, index) => (old.includes(line) ? [] : `  ${index + 1}: ${shorten(line.trim())}`));
  if (fresh.length > 0) return fresh;
  return old.flatMap((line) => (now.includes(line) ? [] : `  without: ${shorten(line.trim())}`));
}

const shorten = (line: string): string => (line.length > 130 ? `${line.slice(0, 129)}…` : line);
