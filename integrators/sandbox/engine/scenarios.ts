import type {Contract} from './contract';
import type {Effect} from './exchange';
import {importColumns} from './sampleUploads';
import {createWorld} from './seedWorld';
import {playStep, type ScenarioStep, type Stage} from './steps';
import {hour, minute} from './time';
import type {PermissionCode, Settings, World} from './world';

const create = (no: string, subject: string): ScenarioStep[] => [
  {login: 'khue.le'},
  {
    call: 'documents-create',
    form: {no, subject, typeId: 52, departmentId: 41, file: 'sample.pdf'},
    keep: {document: 'data.id'},
  },
];

const workflow = (
  isInOrder: boolean,
  ...steps: readonly (readonly [code: string, permission: PermissionCode])[]
): ScenarioStep => ({
  call: 'documents-update-process',
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
  path: {id: '$document'},
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
  body: {
    name: 'Labour contracts April',
    departmentId: 41,
    documentTypeId: 52,
    documentTemplateId: 1201,
    parameters: importColumns,
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
  const steps: readonly ScenarioStep[] = scenarios[name];
  const stage: Stage = {world: createWorld(settings), contract, kept: {}, now: now - durationOf(steps)};
  const effects = steps.flatMap((step) => playStep(step, stage).effects);
  const {token} = stage.kept;
  return {world: stage.world, token: typeof token === 'string' ? token : undefined, effects};
}

/** What takes time has begun earlier, so that the clock is right at the end. */
export const durationOf = (steps: readonly ScenarioStep[]): number =>
  steps.reduce((sum, step) => sum + ('advance' in step ? step.advance : 0), 0);
