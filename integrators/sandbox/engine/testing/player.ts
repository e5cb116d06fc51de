import {act, type Action} from '../act';
import type {ContractOperation} from '../contract';
import type {ApiRequest, Effect, SentFile} from '../exchange';
import {handle, type Outcome} from '../handle';
import {isObject, type Json, type JsonObject} from '../json';
import {createWorld, seedPassword} from '../seedWorld';
import {problemsOf, unknownFields} from '../validate';
import type {Document, PermissionCode, Settings, World} from '../world';
import {contractFor, platformVersions} from './contractFor';

/** What a call sends. */
export interface Sent {
  path?: JsonObject;
  query?: Readonly<Record<string, string | number | boolean>>;
  json?: Json;
  form?: {fields?: JsonObject; files?: readonly SentFile[]};
}

/** How a call was answered. */
export interface Answered {
  status: number;
  success?: boolean;
  code?: number;
  messages: string[];
  data: Json;
  /** The header X-Sandbox-Certainty. */
  certainty: string;
  delay?: number;
  effects: Effect[];
}

/** Noon of a day of the pages. */
export const noon = Date.parse('2025-04-02T12:00:00+07:00');

/** A file as whoever runs the engine reads it. */
export const sentFile = (field: string, name: string, more: Partial<SentFile> = {}): SentFile => ({
  field,
  name,
  size: 329,
  key: `bytes of ${name}`,
  begin: '%PDF-1.4\n',
  end: '%%EOF\n',
  ...more,
});

/** Plays with one world, of the current version if none is given: as several people, at any time. Answers are compared with the contract. */
export class Player {
  readonly world: World;
  readonly contract;
  now = noon;
  token: string | undefined;

  constructor(settings: Partial<Settings> = {}) {
    const [version = ''] = platformVersions;
    this.world = createWorld({version, seed: 1, isPlain: true, refusals: '200', ...settings});
    this.contract = contractFor(this.world.settings.version);
  }

  /** Signs in; later calls are this person's. */
  as(username: string, companyId = 901): this {
    const {data} = this.call('password-login', {json: {username, password: seedPassword, companyId}});
    return this.with(data);
  }

  /** Goes on with a token. */
  with(token: Json | undefined): this {
    this.token = typeof token === 'string' ? token : undefined;
    return this;
  }

  call(id: string, {path = {}, query = {}, json, form}: Sent = {}): Answered {
    const operation = this.operation(id);
    const place = operation.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(path[name])));
    const search = Object.entries(query).map((entry) => entry.map(encodeURIComponent).join('='));
    const target = [place, ...(search.length > 0 ? [search.join('&')] : [])].join('?');
    const fields = Object.entries(form?.fields ?? {}).flatMap(([name, value]) =>
      [value].flat().map((one) => [name, String(one)] as const),
    );
    const body: ApiRequest['body'] = form
      ? {kind: 'form', type: 'multipart/form-data', fields, files: form.files ?? []}
      : json === undefined
        ? {kind: 'none'}
        : {kind: 'text', type: 'application/json', text: JSON.stringify(json)};
    return this.send({method: operation.method, target, body}, operation);
  }

  /** Sends anything. */
  send(request: Partial<ApiRequest>, operation?: ContractOperation): Answered {
    const headers: Record<string, string> = this.token === undefined ? {} : {authorization: `Bearer ${this.token}`};
    const whole: ApiRequest = {
      ...{method: 'GET', target: '/', origin: 'http://sandbox', headers, body: {kind: 'none'}},
      ...request,
    };
    const {response, effects} = this.answer(whole);
    const {status, body, delay} = response;
    this.checkEvents(effects);
    const value = body.kind === 'json' && isObject(body.value) ? body.value : {};
    if (operation?.answer !== undefined && status === 200) {
      const found = value.success === false && value.data === null ? [] : this.problems(operation.answer, value);
      if (found.length > 0)
        throw new Error(`The answer of ${operation.id} does not fit the contract: ${found.join('; ')}`);
    }
    return {
      status,
      ...(typeof value.success === 'boolean' ? {success: value.success} : {}),
      ...(typeof value.code === 'number' ? {code: value.code} : {}),
      messages: (value.messages ?? []) as string[],
      data: body.kind === 'file' ? ({...body.file} as JsonObject) : (value.data ?? null),
      certainty: response.headers['X-Sandbox-Certainty'] ?? '',
      ...(delay === undefined ? {} : {delay}),
      effects,
    };
  }

  act(doing: Action['do'], code: string, documentId: string, more: object = {}): Effect[] {
    const {id: userId} = this.user(code);
    const effects = this.perform({do: doing, documentId, userId, ...more} as Action);
    this.checkEvents(effects);
    return effects;
  }

  protected answer(request: ApiRequest): Outcome {
    return handle(this.world, this.contract, request, {now: this.now});
  }

  protected perform(action: Action): Effect[] {
    return act(this.world, this.contract, action, {now: this.now});
  }

  advance(milliseconds: number): this {
    this.now += milliseconds;
    return this;
  }

  user(code: string, comId = 901): World['users'][string] {
    return Object.values(this.world.users).find((user) => user.code === code && user.comId === comId)!;
  }

  document(id: string): Document {
    return this.world.documents[id]!;
  }

  /** The last code that a person got. */
  codeOf(userCode: string): string {
    const {id} = this.user(userCode);
    return this.world.notices.filter(({userId, code}) => userId === id && code !== undefined).at(-1)!.code!;
  }

  /** Bodies of the webhook's calls. */
  events(): Readonly<Record<string, unknown>>[] {
    return this.world.events.map(({body}) => body);
  }

  /** Creates a document as Khuê. */
  create(no: string, more: {fields?: JsonObject; files?: readonly SentFile[]} = {}): Answered {
    const fields = {no, subject: `Labour contract ${no}`, typeId: 52, departmentId: 41, ...more.fields};
    const files = more.files ?? [sentFile('file', 'contract.pdf')];
    return this.as('khue.le').call('documents-create', {form: {fields, files}});
  }

  /** @returns the id of a new document with a workflow */
  prepare(no: string, steps: readonly (readonly [string, PermissionCode])[], processInOrder = true): string {
    const id = idOf(this.create(no));
    this.workflow(id, steps, processInOrder);
    return id;
  }

  workflow(id: string, steps: readonly (readonly [string, string])[], processInOrder = true): Answered {
    const processes = steps.map(([processedByUserCode, accessPermissionCode], index) => ({
      ...{orderNo: index + 1, processedByUserCode, accessPermissionCode},
    }));
    return this.call('documents-update-process', {json: {id, processInOrder, processes}});
  }

  /** @returns the id of a document that was sent */
  sent(no: string, steps: readonly (readonly [string, PermissionCode])[], processInOrder = true): string {
    const id = this.prepare(no, steps, processInOrder);
    this.call('documents-send-process', {path: {id}});
    return id;
  }

  /** Processes the step of a document that waits for a person, as that person. */
  process(code: string, documentId: string, more: JsonObject = {}): Answered {
    const {id} = this.user(code);
    const step = this.document(documentId).steps.find(({isWaiting, userId}) => isWaiting && userId === id);
    return this.as(code).call('documents-process', {json: decision({processId: step?.id ?? nobody, ...more})});
  }

  /** Processes a step with its one-time code. */
  sign(code: string, documentId: string, more: JsonObject = {}): Answered {
    this.process(code, documentId, more);
    return this.process(code, documentId, {otp: this.codeOf(code), ...more});
  }

  operation(id: string): ContractOperation {
    return this.contract.operations.find((one) => one.id === id)!;
  }

  private problems(schema: NonNullable<ContractOperation['answer']>, value: Json): string[] {
    return [
      ...problemsOf(this.contract, schema, value),
      ...unknownFields(this.contract, schema, value).map((field) => `${field} is unknown`),
    ];
  }

  private checkEvents(effects: readonly Effect[]): void {
    for (const effect of effects) {
      if (effect.kind !== 'webhook') continue;
      const found = this.problems(this.contract.event!, effect.event.body as Json);
      if (found.length > 0) throw new Error(`An event does not fit the contract: ${found.join('; ')}`);
    }
  }
}

/** An id that nothing has. */
export const nobody = '00000000-0000-4000-8000-000000000000';

/** What a recipient sends. */
export const decision = (more: JsonObject): JsonObject => ({
  ...{reason: 'Checked and agreed', reject: false, otp: null, signatureDisplayMode: 2, signatureImage: 'iVBORw0KGgo='},
  ...{signingPage: 1, signingPosition: '30,60,210,150', signatureText: 'Hưng', fontSize: 12, showReason: true},
  confirmTermsConditions: true,
  ...more,
});

/** @returns the id in the data of an answer */
export const idOf = ({data}: Answered): string => String((data as JsonObject).id);
