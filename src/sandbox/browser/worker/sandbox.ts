import {control} from '../../../../integrators/sandbox/engine/control';
import type {Contract} from '../../../../integrators/sandbox/engine/contract';
import type {ApiRequest, ApiResponse, SentFile} from '../../../../integrators/sandbox/engine/exchange';
import {describeFile} from '../../../../integrators/sandbox/engine/files/describeFile';
import {samplePdf} from '../../../../integrators/sandbox/engine/files/samplePdf';
import {handle, nextTick, tick} from '../../../../integrators/sandbox/engine/handle';
import {isObject} from '../../../../integrators/sandbox/engine/json';
import {sampleUpload} from '../../../../integrators/sandbox/engine/sampleUploads';
import {createWorld} from '../../../../integrators/sandbox/engine/seedWorld';
import {playStory} from '../../../../integrators/sandbox/engine/story/playStory';
import type {Settings, World} from '../../../../integrators/sandbox/engine/world';
import type {Answer, FormFile, PageCall, Reply, Wish, WorldView} from '../../shared/protocol';
import {toSnapshot} from './snapshot';
import type {Kept, Store} from './store';
import {viewOf} from './viewOf';

interface Options {
  /** What the tabs of this site call the sandbox, for its lock. */
  name: string;
  contract: Contract;
  /** What addresses in answers begin with: that of the samples, which no browser reaches. */
  origin: string;
  store: Store;
  /** Called when this tab has changed the world. */
  onChange: () => void;
  /** Called when something has happened by itself, such as the end of an import. */
  onTick: (reply: Reply) => void;
}

/**
 * The sandbox of a version in a tab. Tabs share one world: each call takes the lock, reads what others have written, and
 * writes before it answers, so that a tab that is closed or killed loses nothing that was answered.
 */
export class Sandbox {
  private kept: Kept | undefined;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly options: Options) {}

  get version(): string {
    return this.options.contract.version;
  }

  async fulfil(wish: Wish): Promise<Reply> {
    if (wish.kind === 'file') return {...(await this.reply()), ...(await this.file(wish.key))};
    if (wish.kind === 'export')
      return this.alone(async () => ({...(await this.reply()), state: await this.exportState()}));
    if (wish.kind === 'open') return this.reply();
    return this.alone(() => this.change(wish));
  }

  /** @returns what there is now, with what other tabs have done */
  async reply(): Promise<{view: WorldView}> {
    await this.catchUp();
    return this.see();
  }

  private see(): {view: WorldView} {
    const {revision, world} = this.kept!;
    return {view: viewOf(world, revision, this.options.store.isKept, Date.now())};
  }

  private async change(wish: Exclude<Wish, {kind: 'open' | 'file' | 'export'}>): Promise<Reply> {
    await this.catchUp();
    const {contract} = this.options;
    const now = Date.now();
    if (wish.kind === 'call') {
      const answer = await this.call(wish.call, now);
      await this.keep(this.kept!.world);
      return {...this.see(), answer};
    }
    if (wish.kind === 'signIn') {
      const token = this.signIn(wish.userId, now);
      await this.keep(this.kept!.world);
      return {...this.see(), ...callerIn(this.kept!.world, token)};
    }
    if (wish.kind === 'prepare') {
      const {world, token} = playStory(contract, now, wish.operation);
      // From here on, what is left open is left open here, too.
      world.settings = this.settings();
      await this.keep(world);
      return {...this.see(), ...callerIn(world, token)};
    }
    const outcome = control(this.kept!.world, contract, {...wish.request, query: {}}, {now});
    if (!outcome) throw new Error(`The sandbox has no ${wish.request.path}.`);
    if (outcome.status !== 200) {
      const {message} = outcome.value as {message?: string};
      return {...this.see(), refusal: message ?? ''};
    }
    await this.keep(outcome.world ?? this.kept!.world);
    return {...this.see(), ...(outcome.world ? callerIn(outcome.world, outcome.token) : {})};
  }

  /** @returns the token of a person of the sandbox, as a login answers it */
  private signIn(userId: number, now: number): string | undefined {
    const {users, accounts} = this.kept!.world;
    const user = users[userId];
    const account = user && accounts[user.accountId];
    const login = {
      username: account?.username ?? '',
      password: account?.password ?? '',
      companyId: user?.comId ?? null,
    };
    const body = {kind: 'text', type: 'application/json', text: JSON.stringify(login)} as const;
    const request = {method: 'POST', target: '/api/auth/password-login', origin: '', headers: {}, body};
    const {response} = handle(this.kept!.world, this.options.contract, request, {now});
    const value = response.body.kind === 'json' ? response.body.value : null;
    return isObject(value) && typeof value.data === 'string' ? value.data : undefined;
  }

  private async call(call: PageCall, now: number): Promise<Answer> {
    const {contract, origin} = this.options;
    const start = performance.now();
    const request: ApiRequest = {...call, origin, body: await this.bodyOf(call.body)};
    const {response} = handle(this.kept!.world, contract, request, {now});
    return {...toAnswer(response), milliseconds: performance.now() - start};
  }

  private async bodyOf(body: PageCall['body']): Promise<ApiRequest['body']> {
    if (body.kind !== 'form') return body;
    const files = await Promise.all(body.files.map((file) => this.putAside(file)));
    return {...body, type: 'multipart/form-data', files};
  }

  private async putAside(file: FormFile): Promise<SentFile> {
    const {field, name, blob} = file;
    const upload = blob ? undefined : sampleUpload(field, name);
    if (upload) return upload;
    const bytes = new Uint8Array(await (blob ?? new Blob()).arrayBuffer());
    const key = await keyOf(bytes);
    await this.options.store.writeFile(key, new Blob([bytes]));
    return describeFile({field, name, key, bytes}, inflate);
  }

  private async file(key: string): Promise<{file: Blob}> {
    const blob = await this.options.store.readFile(key);
    return {file: blob ?? new Blob([samplePdf() as BlobPart], {type: 'application/pdf'})};
  }

  private async exportState(): Promise<Blob> {
    await this.catchUp();
    return toSnapshot(this.kept!.world, (key) => this.options.store.readFile(key));
  }

  private settings(): Settings {
    return {seed: 1, version: this.version, isPlain: false, refusals: '200', ...this.kept?.world.settings};
  }

  private async catchUp(): Promise<void> {
    const {store} = this.options;
    const stored = await store.read(this.version);
    if (stored && stored.revision !== this.kept?.revision) this.kept = stored;
    this.kept ??= {revision: 0, world: createWorld(this.settings())};
    this.wait();
  }

  private async keep(world: World): Promise<void> {
    this.kept = {revision: this.kept!.revision + 1, world};
    this.wait();
    await this.options.store.write(this.version, this.kept);
    this.options.onChange();
  }

  /** Sees to what happens by itself. */
  private wait(): void {
    clearTimeout(this.timer);
    const at = nextTick(this.kept!.world);
    if (at !== undefined) this.timer = setTimeout(() => void this.tick(), at - Date.now());
  }

  private async tick(): Promise<void> {
    const {contract, onTick} = this.options;
    onTick(
      await this.alone(async () => {
        await this.catchUp();
        const now = Date.now();
        const {world} = this.kept!;
        // Another tab may have seen to it.
        if ((nextTick(world) ?? Infinity) <= now) {
          tick(world, contract, {now});
          await this.keep(world);
        }
        return this.see();
      }),
    );
  }

  private alone(work: () => Promise<Reply>): Promise<Reply> {
    // Some browsers have no locks where they keep nothing.
    const {locks} = navigator as {locks?: LockManager};
    return locks ? locks.request(`${this.options.name}.${this.version}`, work) : work();
  }
}

function callerIn({sessions}: World, token: string | undefined): Pick<Reply, 'caller'> {
  if (token === undefined) return {};
  const userId = sessions[token]?.userId;
  return {caller: {token, ...(userId === undefined ? {} : {userId})}};
}

function toAnswer({status, headers, body, delay = 0}: ApiResponse): Omit<Answer, 'milliseconds'> {
  const certainty = headers['X-Sandbox-Certainty'] ?? '';
  return {status, certainty, delay, body: body.kind === 'file' ? {kind: 'file', ...body.file} : body};
}

async function keyOf(bytes: Uint8Array): Promise<string> {
  // Only pages with https have it.
  if (!('subtle' in crypto)) return `file-${bytes.length}-${Math.random().toString(36).slice(2)}`;
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes as BufferSource));
  return [...hash].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

async function inflate(packed: Uint8Array): Promise<Uint8Array> {
  const stream = new Blob([packed as BlobPart]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}
