import type {Contract} from './contract';
import type {ApiRequest, Effect, SentFile, Surroundings} from './exchange';
import type {Json, JsonObject} from './json';
import {drawDigits, nextNumber} from './random';
import type {RuleId} from './rules';
import type {Document, Notice, Session, StoredFile, User, World} from './world';

/** Everything that a handler works with. */
export interface Context {
  world: World;
  contract: Contract;
  request: ApiRequest;
  /** Time of the sandbox, which may be ahead of the real one. */
  now: number;
  session?: Session;
  /** Rules that the answer follows, for `X-Sandbox-Certainty`. */
  followed: Set<RuleId>;
  effects: Effect[];
}

/** @returns what a call or an action works with */
export const createContext = (world: World, contract: Contract, request: ApiRequest, {now}: Surroundings): Context => ({
  world,
  contract,
  request,
  now: now + world.clockAhead,
  followed: new Set(),
  effects: [],
});

/** A call that has been checked against the contract. */
export interface Call {
  path: Readonly<Record<string, string>>;
  query: Readonly<Record<string, Json>>;
  body: JsonObject;
  /** The body where it is a list. */
  list: readonly Json[];
  files: readonly SentFile[];
}

/** How a handler answers: with data in the usual envelope, or with a file. */
export type Answer = {data: Json; code?: number; success?: boolean; messages?: string[]} | {file: StoredFile};

export type Handler = (call: Call, context: Context) => Answer;

/** A wish that the rules refuse. Handlers throw it before they change anything. */
export class Refusal extends Error {
  constructor(
    readonly rule: RuleId,
    message: string,
    /** HTTP status where every style of refusal has the same. */
    readonly status?: 400 | 401 | 404 | 405 | 501,
  ) {
    super(message);
  }
}

/** @throws Refusal if a condition does not hold */
export function require(condition: unknown, rule: RuleId, message: string): asserts condition {
  if (!condition) throw new Refusal(rule, message);
}

/** @returns the user who calls. @throws Refusal if the session has none */
export function callerOf({world, session}: Context): User {
  const user = session?.userId === undefined ? undefined : world.users[session.userId];
  if (!user) throw new Refusal('login-company', 'Choose a company first: this token only lists the companies.', 401);
  return user;
}

/** @returns an entry of a table; none for what every object has, such as `constructor` */
export function entryOf<Entry>(entries: Readonly<Record<string, Entry>>, id: Json | undefined): Entry | undefined {
  return Object.hasOwn(entries, String(id)) ? entries[String(id)] : undefined;
}

/** @returns an entry of the caller's company. @throws Refusal if it has no such entry */
export function ownEntry<Entry extends {comId: number}>(
  entries: Readonly<Record<string, Entry>>,
  id: Json | undefined,
  what: string,
  context: Context,
): Entry {
  const entry = entryOf(entries, id);
  require(entry?.comId === callerOf(context).comId, 'not-found', `There is no ${what} ${String(id)}.`);
  return entry;
}

/** @returns the document, if the caller may see it: as its creator, as one of its recipients, or by its code */
export function visibleDocument(id: Json | undefined, context: Context): Document {
  const user = callerOf(context);
  const document = ownEntry(context.world.documents, id, 'document', context);
  require(isVisible(document, user, context), 'not-found', `There is no document ${String(id)}.`);
  return document;
}

export function isVisible(document: Document, user: User, {session}: Context): boolean {
  if (session?.documentId !== undefined) return session.documentId === document.id;
  if (document.comId !== user.comId) return false;
  // What was not sent is its creator's alone, deleted or not.
  const wasSent = document.status !== 1 && document.status !== -2;
  return document.createdByUserId === user.id || (wasSent && document.steps.some(({userId}) => userId === user.id));
}

/** Sends a message to a person, in the way in which they want notices. */
export function notify(
  user: User,
  {kind, text}: Pick<Notice, 'kind' | 'text'>,
  context: Context,
  about: {documentId?: string; code?: string; method?: 'email' | 'sms'} = {},
): void {
  if (about.method === undefined && user.receiveNotificationMethod === -1) return;
  const channel = about.method ?? (user.receiveNotificationMethod === 1 ? 'sms' : 'email');
  const {documentId, code} = about;
  const notice: Notice = {
    id: nextNumber(context.world, 'notice'),
    at: context.now,
    channel,
    to: channel === 'sms' ? user.phone : user.email,
    userId: user.id,
    kind,
    text,
    ...(documentId === undefined ? {} : {documentId}),
    ...(code === undefined ? {} : {code}),
  };
  keepLast(context.world.notices, notice);
  context.effects.push({kind: 'notice', notice});
}

/** So many notices and events are kept. */
const kept = 500;

export function keepLast<Entry>(list: Entry[], entry: Entry): void {
  list.push(entry);
  if (list.length > kept) list.shift();
}

/** @returns six digits that no other recipient has */
export function newProcessCode({world}: Context): string {
  let code = drawDigits(world, 6);
  while (Object.hasOwn(world.processCodes, code)) code = drawDigits(world, 6);
  return code;
}
