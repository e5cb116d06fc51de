import {closeSync, existsSync, fsyncSync, openSync, readFileSync, renameSync, writeFileSync} from 'node:fs';
import type {ControlRequest} from '../engine/control';
import type {ApiRequest} from '../engine/exchange';
import type {Settings, World} from '../engine/world';

/** A line of a state file: what there was at the start, the bytes of a file in base64, or what happened since. */
export type Entry =
  | {kind: 'start'; worlds: Record<string, World>}
  | {kind: 'world'; world: string; settings: Settings}
  | {kind: 'file'; key: string; bytes: string}
  | {kind: 'call'; world: string; now: number; request: ApiRequest}
  | {kind: 'control'; world: string; now: number; request: ControlRequest};

/**
 * Keeps a sandbox in a file: what it knew when it was started, and behind it what happened since, which leads to the same
 * state when it is played again. Each call is in the file before it is answered, and a line that a kill cut off is left
 * out, so a restart finds every answer true.
 */
export class StateFile {
  private file: number | undefined;

  constructor(private readonly path: string) {}

  /** @throws Error if the file is no state of a sandbox */
  read(): Entry[] {
    if (!existsSync(this.path)) return [];
    try {
      const entries = [...linesOf(readFileSync(this.path))].map((line) => JSON.parse(line) as Entry);
      if (entries[0]?.kind !== 'start') throw new Error('It does not begin as one.');
      return entries;
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      throw new Error(
        `${this.path} is no state of a sandbox. Name another file with --state, or remove it. (${reason})`,
        {
          cause: error,
        },
      );
    }
  }

  /** Puts a new file in the place of the old one, in one step. */
  begin(entries: Iterable<Entry>): void {
    this.close();
    const part = `${this.path}.part`;
    try {
      this.file = openSync(part, 'w');
    } catch (error) {
      throw new Error(`${part} cannot be written. Name a file in a folder of yours with --state.`, {cause: error});
    }
    for (const entry of entries) this.add(entry);
    fsyncSync(this.file);
    renameSync(part, this.path);
  }

  add(entry: Entry): void {
    // Writes all of it, which writeSync does not promise.
    if (this.file !== undefined) writeFileSync(this.file, `${JSON.stringify(entry)}\n`);
  }

  close(): void {
    if (this.file !== undefined) closeSync(this.file);
    this.file = undefined;
  }
}

/** @returns the whole lines, one by one, since all of them together may be longer than a text can be */
function* linesOf(bytes: Buffer): Generator<string> {
  let start = 0;
  for (let end = bytes.indexOf(10); end >= 0; end = bytes.indexOf(10, start)) {
    yield bytes.toString('utf8', start, end);
    start = end + 1;
  }
}
