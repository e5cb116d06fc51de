import {closeSync, existsSync, fsyncSync, openSync, readFileSync, renameSync, rmSync, writeSync} from 'node:fs';
import type {ControlRequest} from '../engine/control';
import type {ApiRequest} from '../engine/exchange';
import type {Settings, World} from '../engine/world';

/** What happened in a sandbox, one line for each: played again, it leads to the same state. */
export type Entry =
  | {kind: 'world'; world: string; settings: Settings}
  | {kind: 'file'; key: string; bytes: string}
  | {kind: 'call'; world: string; now: number; request: ApiRequest}
  | {kind: 'control'; world: string; now: number; request: ControlRequest};

/** All that a sandbox knows at one time. */
export interface Snapshot {
  /** Number of the journal that goes on from here. */
  journal: number;
  worlds: Record<string, World>;
  /** Bytes in base64. */
  files: Record<string, string>;
}

/**
 * Keeps a sandbox in a file: what it knew when it was started, and beside it a journal of what happened since. Each call is
 * in the journal before it is answered, and a line that a kill cut off is left out, so a restart finds every answer true.
 */
export class StateFile {
  private journal: number | undefined;

  constructor(private readonly path: string) {}

  /** @returns what was kept, and what happened since. @throws Error if the file is no state of a sandbox */
  read(): {snapshot: Snapshot | undefined; entries: Entry[]} {
    if (!existsSync(this.path)) return {snapshot: undefined, entries: []};
    let snapshot: Snapshot;
    try {
      snapshot = JSON.parse(readFileSync(this.path, 'utf8')) as Snapshot;
    } catch (error) {
      throw new Error(
        `${this.path} is no state of a sandbox. Name another file with --state, or remove it. (${String(error)})`,
        {cause: error},
      );
    }
    const journal = this.journalOf(snapshot.journal);
    const lines = existsSync(journal) ? readFileSync(journal, 'utf8').split('\n') : [];
    // What stands behind the last end of line was cut off.
    return {snapshot, entries: lines.slice(0, -1).map((line) => JSON.parse(line) as Entry)};
  }

  /** Starts a new journal behind a snapshot. */
  begin({journal, ...snapshot}: Snapshot): void {
    this.close();
    const next = journal + 1;
    const part = `${this.path}.part`;
    const file = openSync(part, 'w');
    writeSync(file, JSON.stringify({journal: next, ...snapshot} satisfies Snapshot));
    fsyncSync(file);
    closeSync(file);
    this.journal = openSync(this.journalOf(next), 'w');
    renameSync(part, this.path);
    rmSync(this.journalOf(journal), {force: true});
  }

  add(entry: Entry): void {
    if (this.journal !== undefined) writeSync(this.journal, `${JSON.stringify(entry)}\n`);
  }

  close(): void {
    if (this.journal !== undefined) closeSync(this.journal);
    this.journal = undefined;
  }

  private journalOf(number: number): string {
    return `${this.path}.${number}.journal`;
  }
}
