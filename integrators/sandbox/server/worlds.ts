import type {Contract} from '../engine/contract';
import {control, type ControlOutcome, type ControlRequest} from '../engine/control';
import type {ApiRequest, Effect} from '../engine/exchange';
import {handle, nextTick, type Outcome} from '../engine/handle';
import {createWorld} from '../engine/seedWorld';
import type {Settings, World} from '../engine/world';
import {createFiles, type Files} from './files';
import {StateFile, type Entry} from './stateFile';

/** The worlds of a sandbox by their names, and the bytes of their files; all of it in a state file if one is named. */
export class Worlds {
  readonly files: Files;
  private readonly worlds = new Map<string, World>();
  private readonly state: StateFile | undefined;

  /**
   * @param begun makes what a new world begins with; without a state file only
   * @throws Error if the state file cannot be read, or is of another version of the platform
   */
  constructor(
    private readonly contract: Contract,
    private readonly settings: Settings,
    stateFile: string | undefined,
    private readonly begun: (settings: Settings) => World = createWorld,
  ) {
    this.state = stateFile === undefined ? undefined : new StateFile(stateFile);
    this.files = createFiles((key, bytes) => this.state?.add({kind: 'file', key, bytes: bytes.toString('base64')}));
    this.restore();
  }

  get(name: string): World {
    let world = this.worlds.get(name);
    if (!world) {
      world = this.begun(this.settings);
      this.worlds.set(name, world);
      this.state?.add({kind: 'world', world: name, settings: this.settings});
    }
    return world;
  }

  /** Answers a call, which is in the journal before. */
  call(name: string, request: ApiRequest, now = Date.now()): Outcome {
    const world = this.get(name);
    this.state?.add({kind: 'call', world: name, now, request});
    return handle(world, this.contract, request, {now});
  }

  control(name: string, request: ControlRequest, now = Date.now()): ControlOutcome | undefined {
    const world = this.get(name);
    if (request.method !== 'GET') this.state?.add({kind: 'control', world: name, now, request});
    const outcome = control(world, this.contract, request, {now});
    if (outcome?.world) this.worlds.set(name, outcome.world);
    return outcome;
  }

  /** Lets happen what does by itself, such as the end of an import. @returns the effects by the names of the worlds */
  tick(now = Date.now()): Map<string, Effect[]> {
    const due = [...this.worlds].filter(([, world]) => (nextTick(world) ?? Infinity) <= now);
    const wish: ControlRequest = {method: 'POST', path: '/clock', query: {}, body: {advance: 'PT0S'}};
    return new Map(due.map(([name]) => [name, this.control(name, wish, now)?.effects ?? []]));
  }

  /** Begins to keep what happens. Until then the state file is as it was. */
  begin(): void {
    const {worlds, files} = this;
    this.state?.begin(
      (function* (): Generator<Entry> {
        yield {kind: 'start', worlds: Object.fromEntries(worlds)};
        for (const [key, bytes] of files.all()) yield {kind: 'file', key, bytes: bytes.toString('base64')};
      })(),
    );
  }

  close(): void {
    this.state?.close();
  }

  /** Reads what was kept, and plays what happened since. */
  private restore(): void {
    for (const entry of this.state?.read() ?? []) {
      try {
        this.replay(entry);
      } catch {
        // What broke when it happened breaks again, and leaves the same behind.
      }
    }
    for (const {settings} of this.worlds.values())
      if (settings.version !== this.contract.version)
        throw new Error(`The state file is of version ${settings.version}: add --api ${settings.version}.`);
  }

  private replay(entry: Entry): void {
    switch (entry.kind) {
      case 'start':
        for (const [name, world] of Object.entries(entry.worlds)) this.worlds.set(name, world);
        break;
      case 'world':
        this.worlds.set(entry.world, createWorld(entry.settings));
        break;
      case 'file':
        this.files.put(entry.key, Buffer.from(entry.bytes, 'base64'));
        break;
      case 'call':
        this.call(entry.world, entry.request, entry.now);
        break;
      case 'control':
        this.control(entry.world, entry.request, entry.now);
    }
  }
}
