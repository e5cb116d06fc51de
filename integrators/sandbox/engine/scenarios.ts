import type {Action} from './act';
import {act} from './act';
import type {Contract} from './contract';
import type {Effect} from './exchange';
import {handle} from './handle';
import {isObject, type Json, type JsonObject} from './json';
import {createWorld, seedPassword} from './seedWorld';
import {hour, minute} from './time';
import type {PermissionCode, Settings, World} from './world';

/** One thing that happens in a scenario. Texts such as `$document` stand for what an earlier step has kept. */
export type ScenarioStep =
  | {login: string; companyId?: number}
  | {
      call: string;
      method: string;
      path: string;
      body?: JsonObject;
      form?: JsonObject;
      keep?: Readonly<Record<string, string>>;
    }
  | {act: Action['do']; as: string; document: string; reason?: string}
  | {advance: number};

const create = (no: string, subject: string): ScenarioStep[] => [
  {login: 'khue.le'},
  {
    call: 'documents-create',
    method: 'POST',
    path: '/api/documents/create',
    form: {no, subject, typeId: 52, departmentId: 41, file: 'sample.pdf'},
    keep: {document: 'data.id'},
  },
];

const workflow = (
  isInOrder: boolean,
  ...steps: readonly (readonly [code: string, permission: PermissionCode])[]
): ScenarioStep => ({
  call: 'documents-update-process',
  method: 'POST',
  path: '/api/documents/update-process',
  body: {
    id: '$document',
    processInOrder: isInOrder,
    processes: steps.map(([processedByUserCode, accessPermissionCode], index) => ({
      orderNo: index + 1,
      processedByUserCode,
      accessPermissionCode,
      position: index % 2 === 0 ? '30,60,210,150' : '330,60,510,150',
      pageSign: 1,
    })),
  },
});

const send: ScenarioStep = {
  call: 'documents-send-process',
  method: 'POST',
  path: '/api/documents/send-process/$document',
};

const initialAndSign = [
  ['HUNG.PHAM', 'DR'],
  ['TRA.DO', 'D'],
] as const;

const sent = (no: string, subject: string): ScenarioStep[] => [
  ...create(no, subject),
  workflow(true, ...initialAndSign),
  send,
];

const labourContract = ['SL-HDLD-2025-014', 'Labour contract of Ngô Bảo Vy'] as const;

const importOf = (rows: readonly (readonly string[])[]): ScenarioStep => ({
  call: 'batch-imports-create-advance',
  method: 'POST',
  path: '/api/batch-imports/create-advance',
  body: {
    name: 'Labour contracts April',
    departmentId: 41,
    documentTypeId: 52,
    documentTemplateId: 1201,
    parameters: [
      '{{D.FileName}}',
      '{{D.No}}',
      '{{D.Subject}}',
      '{{D.ExpiryDate}}',
      '{{D.Description}}',
      '{{D.IsOrder}}',
      '{{P.Code}}',
      '{{P.AccessPermission}}',
      '{{P.Code}}',
      '{{P.AccessPermission}}',
      '{{employee_name}}',
      '{{start_date}}',
    ],
    rows: rows as string[][],
  },
});

const row = (index: number, code = 'HUNG.PHAM'): string[] => [
  `labour-contract-${index}`,
  `SL-HDLD-2025-${index}`,
  `Labour contract ${index}`,
  '',
  '',
  'Y',
  code,
  'DR',
  'TRA.DO',
  'D',
  `Employee ${index}`,
  '14/04/2025',
];

/** Where a sandbox may begin, each a list of what happened before. */
export const scenarios = {
  empty: [],
  new: create(...labourContract),
  'waits-for-code': sent(...labourContract),
  'waits-parallel': [...create(...labourContract), workflow(false, ['HUNG.PHAM', 'DR'], ['TRA.DO', 'DR']), send],
  'one-rejected': [
    ...sent(...labourContract),
    {act: 'reject', as: 'HUNG.PHAM', document: '$document', reason: 'The job title is wrong'},
  ],
  completed: [
    ...sent(...labourContract),
    {act: 'sign', as: 'HUNG.PHAM', document: '$document'},
    {advance: 10 * minute},
    {act: 'sign', as: 'TRA.DO', document: '$document'},
  ],
  'batch-building': [{login: 'khue.le'}, importOf(Array.from({length: 300}, (_, index) => row(100 + index)))],
  'batch-with-bad-row': [{login: 'khue.le'}, importOf([row(21), row(22, 'NOBODY')])],
  'token-expires-in-a-minute': [{login: 'khue.le'}, {advance: 24 * hour - minute}],
  'two-companies': [...create(...labourContract), {login: 'khue.le', companyId: 902}],
  'recipient-without-otp': [...create(...labourContract), workflow(true, ['AN.VU', 'A']), send],
} as const satisfies Record<string, readonly ScenarioStep[]>;

export type ScenarioName = keyof typeof scenarios;

/** A world in which a scenario has happened, with the token of its last login. */
export interface Played {
  world: World;
  token: string | undefined;
  effects: Effect[];
}

/**
 * Plays a scenario in a new world.
 *
 * @param now time at its end
 */
export function playScenario(name: ScenarioName, settings: Settings, contract: Contract, now: number): Played {
  const world = createWorld(settings);
  const steps: readonly ScenarioStep[] = scenarios[name];
  // What takes time has begun earlier, so that the clock is right at the end.
  let ahead = -steps.reduce((sum, step) => sum + ('advance' in step ? step.advance : 0), 0);
  const kept: Record<string, string> = {};
  const effects: Effect[] = [];
  let token: string | undefined;

  function call(method: string, target: string, body: Parameters<typeof handle>[2]['body']): Json {
    const headers: Record<string, string> = token === undefined ? {} : {authorization: `Bearer ${token}`};
    const outcome = handle(world, contract, {method, target, origin: '', headers, body}, {now: now + ahead});
    effects.push(...outcome.effects);
    return outcome.response.body.kind === 'json' ? outcome.response.body.value : null;
  }

  for (const step of steps) {
    if ('advance' in step) ahead += step.advance;
    else if ('login' in step) {
      const {login, companyId = 901} = step;
      token = undefined;
      const text = JSON.stringify({username: login, password: seedPassword, companyId});
      token = textAt(call('POST', '/api/auth/password-login', {kind: 'text', type: 'application/json', text}), 'data');
    } else if ('act' in step) {
      const user = Object.values(world.users).find(({code, comId}) => comId === 901 && code === step.as);
      const action = {
        do: step.act,
        documentId: fill(step.document, kept),
        userId: user?.id ?? 0,
        ...(step.reason === undefined ? {} : {reason: step.reason}),
      } as Action;
      effects.push(...act(world, contract, action, {now: now + ahead}));
    } else {
      const answer = call(step.method, fill(step.path, kept), bodyOf(step, kept));
      for (const [key, place] of Object.entries(step.keep ?? {})) kept[key] = textAt(answer, place) ?? '';
    }
  }
  return {world, token, effects};
}

const fill = (text: string, kept: Readonly<Record<string, string>>): string =>
  text.replace(/\$(\w+)/g, (whole, name: string) => kept[name] ?? whole);

function bodyOf(
  {body, form}: Extract<ScenarioStep, {call: string}>,
  kept: Readonly<Record<string, string>>,
): Parameters<typeof handle>[2]['body'] {
  if (body) return {kind: 'text', type: 'application/json', text: fill(JSON.stringify(body), kept)};
  if (!form) return {kind: 'none'};
  const {file, ...fields} = form;
  return {
    kind: 'form',
    type: 'multipart/form-data',
    fields: Object.entries(fields).map(([name, value]) => [name, String(value)] as const),
    files: [
      {field: 'file', name: String(file), size: 329, key: 'seed:sample.pdf', begin: '%PDF-1.4\n', end: '%%EOF\n'},
    ],
  };
}

function textAt(value: Json, place: string): string | undefined {
  const found = place
    .split('.')
    .reduce<Json | undefined>((part, name) => (isObject(part) ? part[name] : undefined), value);
  return typeof found === 'string' ? found : undefined;
}
