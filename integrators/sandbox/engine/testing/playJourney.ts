import type {Action} from '../act';
import {Refusal} from '../context';
import {permissionsOf} from '../contract';
import type {JsonObject} from '../json';
import {importColumns, sampleUpload} from '../sampleUploads';
import {second} from '../time';
import type {PermissionCode} from '../world';
import type {Journey, Told} from './journey';
import {decision, nobody, type Answered, type Sent} from './player';
import {valueFor} from './valueFor';
import {Witness} from './witness';

/** What came of journeys: a test that only meets refusals proves little. */
export interface Reached {
  operations: Set<string>;
  statuses: Set<number>;
}

/** One of the worlds of a journey. */
interface Stage {
  player: Witness;
  /** Tokens by who signed in. */
  tokens: Map<string, string>;
  /** Documents of both worlds, and those that are gone: who knows an id must not get further by it. */
  seen: string[];
  reached: Reached;
}

/** Plays a journey. @throws Error if something happens that must not */
export function playJourney({happenings, seed, ...settings}: Journey, reached: Reached): void {
  const seen: string[] = [];
  const players = [seed, seed + 5000].map((own) => new Witness({...settings, seed: own}));
  const stages = players.map((player): Stage => ({player, tokens: new Map(), seen, reached}));
  for (const player of players) player.others = players.filter((one) => one !== player);
  for (const [index, [kind, told]] of happenings) {
    const meet = meetings[kind] as (told: Told[typeof kind], stage: Stage) => void;
    meet(told, stages[index]!);
    const ids = players.flatMap(({world}) => Object.keys(world.documents));
    seen.push(...ids.filter((id) => !seen.includes(id)));
    for (const {world} of players) for (const {status} of Object.values(world.documents)) reached.statuses.add(status);
  }
}

/** Goes on as somebody, with the token from before as long as it holds. */
function by(who: string, {player, tokens, reached}: Stage): void {
  const [username = '', company] = who.split(' ');
  const token = tokens.get(who);
  const session = token === undefined ? undefined : player.world.sessions[token];
  if (session && session.expiresAt > player.now) player.with(token);
  else {
    reached.operations.add('password-login');
    tokens.set(who, player.as(username, Number(company)).token ?? '');
  }
}

/** Calls an operation, if the version has it. */
function call({player, reached}: Stage, id: string, sent: Sent = {}): Answered | undefined {
  if (!player.operation(id)) return undefined;
  const answered = player.call(id, sent);
  if (answered.status === 200 && answered.success !== false) reached.operations.add(id);
  return answered;
}

/** @returns the id of a document of this world, or of one that is gone or in another world */
function nth({player, seen}: Stage, index: Told['read']['document']): string {
  const own = Object.keys(player.world.documents);
  return (index === 'another' ? seen.find((id) => !own.includes(id)) : own.at(-1 - index)) ?? nobody;
}

/** @returns the user code of a person, of whom the n-th document waits for if that is wanted */
function codeOf(whose: Told['process']['code'], document: Told['read']['document'], stage: Stage): string {
  if (whose !== 'whose turn it is') return whose;
  const {documents, users} = stage.player.world;
  const {userId = 7002} = documents[nth(stage, document)]?.steps.find(({isWaiting}) => isWaiting) ?? {};
  return users[userId]!.code;
}

const processesOf = (steps: Told['workflow']['steps']): JsonObject[] =>
  steps.map(([processedByUserCode, accessPermissionCode], index) => ({
    ...{orderNo: index + 1, processedByUserCode, accessPermissionCode},
  }));

function otpOf(kind: Told['process']['otp'], code: string, {player}: Stage): string | null {
  const {id} = player.user(code);
  const last = player.world.notices.filter((notice) => notice.userId === id && /^One-time/.test(notice.text)).at(-1);
  return kind === 'none' ? null : kind === 'right' ? (last?.code ?? null) : '999999';
}

const meetings: {[Kind in keyof Told]: (told: Told[Kind], stage: Stage) => void} = {
  create({who, no}, stage) {
    by(who, stage);
    const [typeId, departmentId] = who.endsWith('902') ? [62, 51] : [52, 41];
    const fields = {no, subject: `Contract ${no}`, typeId, departmentId};
    call(stage, 'documents-create', {form: {fields, files: [sampleUpload('file', 'sample.pdf')!]}});
  },
  workflow({who, document, isInOrder, steps}, stage) {
    by(who, stage);
    const json = {id: nth(stage, document), processInOrder: isInOrder, processes: processesOf(steps)};
    call(stage, 'documents-update-process', {json});
  },
  send({who, document}, stage) {
    by(who, stage);
    call(stage, 'documents-send-process', {path: {id: nth(stage, document)}});
  },
  sent({isInOrder, steps}, stage) {
    meetings.create({who: 'khue.le 901', no: `HD-${100 + stage.seen.length}` as 'HD-1'}, stage);
    const id = Object.keys(stage.player.world.documents).at(-1) ?? nobody;
    call(stage, 'documents-update-process', {json: {id, processInOrder: isInOrder, processes: processesOf(steps)}});
    call(stage, 'documents-send-process', {path: {id}});
  },
  process({document, code: whose, otp, isByCode, isRejected}, stage) {
    const {player} = stage;
    const code = codeOf(whose, document, stage);
    const {id: userId} = player.user(code);
    const found = player.world.documents[nth(stage, document)]?.steps.find(
      (one) => one.isWaiting && one.userId === userId,
    );
    by(`${code.toLowerCase()} 901`, stage);
    if (isByCode) {
      const processCode = found?.processCode ?? '000000';
      const {token = null} = (call(stage, 'process-code-login', {json: {processCode}})?.data ?? {}) as JsonObject;
      player.with(token);
    }
    const given = {processId: found?.id ?? nobody, reject: isRejected};
    if (otp === 'right') call(stage, 'documents-process', {json: decision(given)});
    call(stage, 'documents-process', {json: decision({...given, otp: otpOf(otp, code, stage)})});
    call(stage, 'documents-send-notify', {path: {documentId: nth(stage, document)}});
  },
  act({document, code: whose, steps, doing}, stage) {
    const {player} = stage;
    const code = codeOf(whose, document, stage);
    const recipients = steps
      .filter(([user, permission]) => user !== 'NOBODY' && permissionsOf(player.contract).includes(permission))
      .map(([user, permission]) => ({userId: player.user(user).id, permission: permission satisfies PermissionCode}));
    try {
      player.act(doing as Action['do'], code, nth(stage, document), {recipients});
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
    }
  },
  cancel({who, document}, stage) {
    by(who, stage);
    call(stage, 'documents-cancel', {json: {id: nth(stage, document), reason: 'Wrong annex'}});
  },
  delete({who, document, permanent}, stage) {
    by(who, stage);
    call(stage, 'documents-delete', {path: {id: nth(stage, document)}, query: {permanent}});
  },
  read({who, document}, stage) {
    by(who, stage);
    call(stage, 'documents-get-id', {path: {id: nth(stage, document)}});
    call(stage, 'get-documents', {query: {pageSize: 3}});
    const token = Object.keys(stage.player.world.links).at(-1) ?? 'none';
    call(stage, 'documents-download', {query: {token}});
  },
  import({who, isSheet, seconds, rows}, stage) {
    by(who, stage);
    const recipients = rows[0]?.length ?? 0;
    const pairs = Array.from({length: recipients}, () => importColumns.slice(6, 8)).flat();
    const [departmentId, documentTypeId] = who.endsWith('902') ? [51, 62] : [41, 52];
    const table = {name: 'April', departmentId, documentTypeId, documentTemplateId: 1201};
    const parameters = [...importColumns.slice(0, 6), ...pairs, ...importColumns.slice(-2)];
    const values = rows.map((steps, index) => [
      ...[
        '',
        `HD-${stage.seen.length + index}`,
        'Contract',
        '',
        '',
        'Y',
        ...steps.slice(0, recipients).flat(),
        'Vy',
        '',
      ],
    ]);
    if (isSheet) {
      const sheet = {...sampleUpload('file', 'sample.xlsx')!, rows: [parameters, ...values]};
      call(stage, 'batch-imports-create', {form: {fields: table, files: [sheet]}});
    } else call(stage, 'batch-imports-create-advance', {json: {...table, parameters, rows: values}});
    stage.player.advance(seconds * second);
    const id = Object.keys(stage.player.world.batchImports).at(-1) ?? '1';
    call(stage, 'batch-imports-send', {path: {id}});
  },
  chores({who, document}, stage) {
    by(who, stage);
    call(stage, 'documents-update', {form: {fields: {id: nth(stage, document), subject: 'Other'}}});
    call(stage, 'users-smartca-add', {json: {userId: 7003, username: '000000000001'}});
    const {certificates} = stage.player.user('TRA.DO');
    const certificate = {userId: 7003, id: certificates.at(-1)?.id ?? 1};
    call(stage, 'users-smartca-update', {json: {...certificate, isSetDefault: true}});
    call(stage, 'users-smartca-delete', {json: certificate});
  },
  batch({code: whose, otp, permission, documents}, stage) {
    const code = codeOf(whose, documents[0] ?? 0, stage);
    by(`${code.toLowerCase()} 901`, stage);
    const documentIds = documents.map((index) => nth(stage, index));
    const {steps = []} = stage.player.world.documents[documentIds[0] ?? nobody] ?? {};
    const waits = steps.find(({isWaiting}) => isWaiting)?.permission ?? 'A';
    const json = {documentIds, accessPermissionCode: permission === 'what waits' ? waits : permission};
    const created = call(stage, 'documents-create-batch-process', {json});
    if (!created?.success) return;
    const batchProcessId = (created.data as JsonObject).id!;
    const process = (kind: typeof otp): void => {
      const {processId: _, ...decided} = decision({batchProcessId, otp: otpOf(kind, code, stage)});
      call(stage, 'documents-batch-process', {json: decided});
    };
    process('none');
    process(otp);
  },
  advance({seconds}, {player}) {
    player.advance(seconds * second);
  },
  any({who, operation: index, choices}, stage) {
    by(who, stage);
    const {operations} = stage.player.contract;
    const operation = operations[index % operations.length]!;
    let chosen = 0;
    const pick = <Value>(values: readonly Value[]): Value => {
      chosen += 1;
      return values[choices[chosen % choices.length]! % values.length]!;
    };
    const {world, contract} = stage.player;
    const steps = Object.keys(world.documentOfStep);
    const guids = [...stage.seen, ...steps, ...Object.keys(world.roles), ...Object.keys(world.batchProcesses), nobody];
    const valueOf = (schema: Parameters<typeof valueFor>[1], name: string): ReturnType<typeof valueFor> =>
      valueFor(contract, schema, name, operation.path.split('/')[2] ?? '', pick, guids);
    const parameters = (place: string, all: boolean): JsonObject =>
      Object.fromEntries(
        operation.parameters
          .filter((one) => one.in === place && (all || one.isRequired || pick([true, false, false])))
          .map(({name, schema}) => [name, valueOf(schema, name)]),
      );
    const query = parameters('query', false) as NonNullable<Sent['query']>;
    const sent: Sent = {path: parameters('path', true), query};
    if (operation.body?.type === 'application/json') sent.json = valueOf(operation.body.schema, '');
    else if (operation.body) {
      const whole = valueOf(operation.body.schema, '') as JsonObject;
      const files = Object.entries(whole).flatMap(([field, value]) =>
        [value].flat().flatMap((one) => sampleUpload(field, String(one)) ?? []),
      );
      const fields = Object.entries(whole).filter(([name]) => files.every(({field}) => field !== name));
      sent.form = {fields: Object.fromEntries(fields), files};
    }
    call(stage, operation.id, sent);
  },
};
